"""What every match screen shares: the scene that follows a match, log, prompts, forecast, banner, result."""
