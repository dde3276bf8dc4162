#!/usr/bin/env python3
"""Writes Sources/Layout/Resources/inter-*.txt from the fonts of Debian's package fonts-inter.

    apt-get install fonts-inter && pip install fonttools && python3 tools/advances/advances.py

An advance is a whole number of ten-thousandths of an em, so that both cuts and all machines compute alike. Characters
above the Basic Multilingual Plane and in private use are left out.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path("/usr/share/fonts/opentype/inter")
FACES = {
    "inter-text": "Inter-Regular",
    "inter-text-bold": "Inter-Bold",
    "inter-display": "InterDisplay-Regular",
    "inter-display-bold": "InterDisplay-Bold",
}


def advances(face):
    font = TTFont(FONTS / f"{face}.otf")
    units = font["head"].unitsPerEm
    metrics = font["hmtx"]
    return {
        code: round(metrics[glyph][0] * 10000 / units)
        for code, glyph in font.getBestCmap().items()
        if 0x20 <= code < 0xE000 or 0xF900 <= code < 0x10000
    }


def runs(table):
    """A line a run: `start:advance,advance*count,…`, the start in hexadecimal."""
    parts, expected, items = [], None, []

    def flush():
        if items:
            parts.append(",".join(f"{a}*{n}" if n > 1 else str(a) for a, n in items))

    for code in sorted(table):
        if code != expected:
            flush()
            items = []
            parts.append(f"{code:x}:")
        if items and items[-1][0] == table[code]:
            items[-1][1] += 1
        else:
            items.append([table[code], 1])
        expected = code + 1
    flush()
    text = ""
    for part in parts:
        text += part if part.endswith(":") else part + "\n"
    return text


def main():
    folder = Path(__file__).parents[2] / "Sources/Layout/Resources"
    for name, face in FACES.items():
        path = folder / f"{name}.txt"
        path.write_text(runs(advances(face)))
        print(f"{path}: {path.stat().st_size} bytes", file=sys.stderr)


main()
