"""What is heard: the cues by name, the mixer that plays them, and (in `synth`) how they are made."""
