"""Makes the program's icons from icon.svg: `python packaging/icons/build.py`."""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256)


def picture(size: int) -> Image.Image:
    """The icon at one size in pixels."""
    drawn = resvg_py.svg_to_bytes(svg_path=str(HERE / "icon.svg"), width=size, height=size)
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")


def main() -> None:
    """Write icon.png (Linux), icon.ico (Windows) and icon.icns (macOS)."""
    picture(256).save(HERE / "icon.png", optimize=True)
    small = [picture(size) for size in SIZES]
    small[-1].save(HERE / "icon.ico", sizes=[(size, size) for size in SIZES], append_images=small[:-1])
    picture(1024).save(HERE / "icon.icns", append_images=[picture(size) for size in (32, 64, 128, 256, 512)])


if __name__ == "__main__":
    main()
