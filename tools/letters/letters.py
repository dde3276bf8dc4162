#!/usr/bin/env python3
"""Writes Sources/Pictures/Resources/inter-*.txt from the fonts of Debian's package fonts-inter-variable.

    apt-get install fonts-inter-variable && pip install fonttools && python3 tools/letters/letters.py

Takes the letters of European languages and of Vietnamese, with signs, arrows and figures of equal width. A face has an outline
of each letter at three weights, with the same points in the same order, so that those of other weights lie between.

A line is a letter: the characters that show it, in hexadecimal, and behind a colon numbers in the notation of source maps (VLQ:
five bits and a sign of continuation in a character of Base64). `Letters/LetterFace.swift` reads them:

    for each weight: the advance; those of the light and the black weight are less that of the regular one
    contours, then for each: points, then for each point and each weight: x, y, as distances from the point before;
        x is doubled, and odd where the point is on the curve; distances of the light and the black weight are less those
        of the regular one
    or -components, then for each: line, then for each weight: x, y
"""

import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.ttLib import TTFont

FONTS = Path("/usr/share/fonts/truetype/inter-vf")
FACES = {"text": "Inter-roman.var", "display": "InterDisplay-roman.var"}
# Regular first: the others are written as what is different.
WEIGHTS = [400, 100, 900]
RANGES = [
    (0x21, 0x24F), (0x2BC, 0x2BC), (0x2C6, 0x2DD), (0x300, 0x345), (0x370, 0x45F), (0x490, 0x491), (0x1E00, 0x1EFF),
    (0x2010, 0x205E), (0x2070, 0x218B), (0x2190, 0x22FF), (0x2303, 0x2303), (0x2318, 0x2318), (0x2325, 0x2326), (0x232B, 0x232B),
    (0x23CE, 0x23CF), (0x2460, 0x24FF), (0x25A0, 0x2718), (0x2B05, 0x2B1C), (0xFB01, 0xFB02), (0xFFFD, 0xFFFD),
]
# The figures of equal width stand here in the area of private use.
TABULAR = 0xE000
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def number(value):
    left, text = abs(value) << 1 | (value < 0), ""
    while True:
        left, part = left >> 5, left & 31
        text += BASE64[part | (32 if left else 0)]
        if not left:
            return text


class Face:
    """The lines of a face."""

    def __init__(self, file):
        self.font = TTFont(FONTS / f"{file}.ttf")
        self.sets = [self.font.getGlyphSet(location={"wght": weight}) for weight in WEIGHTS]
        self.codes, self.lines, self.places = {}, [], {}
        for code, name in self.font.getBestCmap().items():
            if any(first <= code <= last for first, last in RANGES):
                self.codes.setdefault(name, []).append(code)
        wide = self.substitutes("tnum")
        names = self.font.getBestCmap()
        for digit in range(10):
            self.codes.setdefault(wide[names[0x30 + digit]], []).append(TABULAR + digit)
        for name in sorted(self.codes, key=lambda name: self.codes[name]):
            self.add(name)

    def substitutes(self, tag):
        """The glyphs that a feature of the font puts in the places of others, by the names of these."""
        table, found = self.font["GSUB"].table, {}
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == tag:
                for place in record.Feature.LookupListIndex:
                    for part in table.LookupList.Lookup[place].SubTable:
                        found.update(part.mapping)
        return found

    def add(self, name):
        """Writes the line of a glyph, after those of its components, and returns its place."""
        if name in self.places:
            return self.places[name]
        pens = []
        for glyphs in self.sets:
            pen = RecordingPen()
            glyphs[name].draw(pen)
            pens.append(pen.value)
        steps = pens[0]
        if steps and all(step == "addComponent" and part[1][:4] == (1, 0, 0, 1) for step, part in steps):
            data = self.composite(pens)
        else:
            data = self.simple(name)
        self.places[name] = len(self.lines)
        advances = [round(glyphs[name].width) for glyphs in self.sets]
        data = "".join(number(advance - (advances[0] if place else 0)) for place, advance in enumerate(advances)) + data
        codes = ",".join(f"{code:X}" for code in self.codes.get(name, []))
        self.lines.append(f"{codes}:{data}")
        return self.places[name]

    def composite(self, pens):
        text = number(-len(pens[0]))
        for parts in zip(*pens):
            text += number(self.add(parts[0][1][0]))
            offsets = [part[1][1][4:] for part in parts]
            text += self.places_text([tuple(round(c) for c in offset) for offset in offsets])
        return text

    def simple(self, name):
        drawn = []
        for glyphs in self.sets:
            pen = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(pen)
            drawn.append(contours(pen.value))
        text = number(len(drawn[0]))
        for shapes in zip(*drawn):
            assert len({len(shape) for shape in shapes}) == 1, name
            # What goes back to the start goes there by itself.
            if all(len(shape) > 1 and shape[-1] == shape[0] for shape in shapes):
                shapes = [shape[:-1] for shape in shapes]
            text += number(len(shapes[0]))
            before = [(0, 0)] * len(WEIGHTS)
            for points in zip(*shapes):
                steps = [(p[0] - b[0], p[1] - b[1]) for p, b in zip(points, before)]
                text += self.places_text(steps, points[0][2])
                before = points
        return text

    @staticmethod
    def places_text(places, is_on_curve=None):
        first = places[0]
        text = number(first[0] if is_on_curve is None else first[0] * 2 + is_on_curve) + number(first[1])
        for place in places[1:]:
            text += number(place[0] - first[0]) + number(place[1] - first[1])
        return text


def contours(steps):
    """The points of each contour, as (x, y, whether on the curve)."""
    found = []
    for step, points in steps:
        if step == "moveTo":
            found.append([])
        elif step == "qCurveTo" and points[-1] is None:
            # No point is on the curve: the first is between two that aren't.
            (x0, y0), (x1, y1) = points[-2], points[0]
            found.append([(round((x0 + x1) / 2), round((y0 + y1) / 2), 1)])
            points = points[:-1]
            found[-1] += [(round(x), round(y), 0) for x, y in points]
            continue
        for place, (x, y) in enumerate(points):
            found[-1].append((round(x), round(y), int(step != "qCurveTo" or place == len(points) - 1)))
    return found


def main():
    folder = Path(__file__).resolve().parents[2] / "Sources/Pictures/Resources"
    for name, file in FACES.items():
        face = Face(file)
        (folder / f"inter-{name}.txt").write_text("\n".join(face.lines) + "\n")
        print(f"{name}: {len(face.lines)} letters, {face.font['head'].unitsPerEm} units an em", file=sys.stderr)


main()
