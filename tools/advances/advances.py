#!/usr/bin/env python3
"""Writes Sources/Layout/Text/InterAdvances.swift from the fonts of Debian's package fonts-inter.

    apt-get install fonts-inter && pip install fonttools && python3 tools/advances/advances.py

An advance is a whole number of ten-thousandths of an em, so that both cuts and all machines compute alike. Characters
above the Basic Multilingual Plane and in private use are left out.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path("/usr/share/fonts/opentype/inter")
FACES = {
    "text": "Inter-Regular",
    "textBold": "Inter-Bold",
    "display": "InterDisplay-Regular",
    "displayBold": "InterDisplay-Bold",
}
WIDTH = 108


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
    """`start:advance,advance*count,…;start:…`, each start in hexadecimal."""
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
        text += part if part.endswith(":") else part + ";"
    return text


def literal(name, text):
    lines = [text[i : i + WIDTH] + "\\" for i in range(0, len(text), WIDTH)]
    lines[-1] = lines[-1][:-1]
    body = "\n".join("        " + line for line in lines)
    return f'    static let {name} = """\n{body}\n        """\n'


def main():
    version = TTFont(FONTS / "Inter-Regular.otf")["name"].getDebugName(5)
    out = [
        "// Made by tools/advances/advances.py. The advances are those of the font Inter,",
        f"// {version}, Copyright (c) 2016 The Inter Project Authors",
        "// (https://github.com/rsms/inter), under the SIL Open Font License 1.1: see OFL.txt beside this file.",
        "",
        "/// The advances of Inter's characters, in ten-thousandths of an em: `start:advance,advance*count;…`, with the first",
        "/// character of each run in hexadecimal. They are kept, 43 kB, since only the files of the font have them.",
        "nonisolated enum InterAdvances {",
    ]
    for name, face in FACES.items():
        out.append(literal(name, runs(advances(face))))
    out[-1] = out[-1].rstrip("\n")
    out.append("}")
    path = Path(__file__).parents[2] / "Sources/Layout/Text/InterAdvances.swift"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(out) + "\n")
    print(f"{path}: {path.stat().st_size} bytes", file=sys.stderr)


main()
