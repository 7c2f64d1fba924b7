"""The game with a camera: started like main.py, it also writes a line for every frame that it shows.

A line of the file named by FILM holds who may look at that moment (the match says so, not the picture), how
many actions have been taken, the round that is shown, and every card face and every text that was drawn.
Nothing of the game is changed; the camera only listens at the doors through which all pictures pass.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

FILM = "ATLAS_FILM"
"""Environment variable with the path of the film."""


class Camera:
    """Listens at the painter of card faces and at the canvas, and writes when a frame has been shown."""

    def __init__(self, path: Path) -> None:
        self._film = path.open("a", encoding="utf-8")
        self._faces: set[str] = set()
        self._texts: set[str] = set()

    def listen(self) -> None:
        """Step between the game and its doors."""
        from scenes.app import App
        from sprites import faces
        from sprites.canvas import Canvas

        face, text, fit, draw = faces.dracula_card, Canvas.text, Canvas.fit, App.draw

        def seen_face(value: int, suit: str, *rest: Any, **more: Any) -> Any:
            self._faces.add(f"{SUITS.get(suit, suit)}{value}")
            return face(value, suit, *rest, **more)

        def seen_text(canvas: Any, source: str, *rest: Any, **more: Any) -> Any:
            self._texts.add(source)
            return text(canvas, source, *rest, **more)

        def seen_fit(canvas: Any, source: str, *rest: Any, **more: Any) -> Any:
            self._texts.add(source)
            return fit(canvas, source, *rest, **more)

        def seen_draw(app: Any) -> bool:
            shown = draw(app)
            if shown:
                self._expose(app)
            return shown

        faces.dracula_card, Canvas.text, Canvas.fit, App.draw = seen_face, seen_text, seen_fit, seen_draw

    def _expose(self, app: Any) -> None:
        scene = app.scenes.top
        table = next((s for s in app.scenes.stack if hasattr(s, "match") and hasattr(s, "shown")), None)
        frame = {"scene": scene.name, "faces": sorted(self._faces), "texts": sorted(self._texts)}
        if table:
            match = table.match
            frame |= {"viewer": match.viewer, "acts": match.acts, "round": table.shown.round}
            frame["over"] = match.outcome is not None
        self._film.write(json.dumps(frame) + "\n")
        self._film.flush()
        self._faces.clear()
        self._texts.clear()


SUITS = {"cross": "X", "coffin": "O", "blood": "B", "stake": "S"}
"""What the painter calls the suits."""

if __name__ == "__main__":
    import main

    Camera(Path(os.environ[FILM])).listen()
    sys.exit(main.main(sys.argv[1:]))
