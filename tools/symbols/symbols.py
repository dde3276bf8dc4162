#!/usr/bin/env python3
"""Writes Sources/Pictures/Resources/icons.txt from the icons of Debian's package bootstrap-icons (MIT).

    apt-get install bootstrap-icons && pip install fonttools && python3 tools/symbols/symbols.py

Takes the icons that Sources/Pictures/Symbols/SymbolNames.swift leads to, and those below, each with its variants. An outline
has absolute coordinates, in hundredths of a side that is 16 long, and no arcs, so that reading it takes a few lines of Swift.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path

ICONS = Path("/usr/share/bootstrap-icons/svg")
ROOT = Path(__file__).resolve().parents[2]
NAMES = ROOT / "Sources/Pictures/Symbols/SymbolNames.swift"
OUTPUT = ROOT / "Sources/Pictures/Resources/icons.txt"
VARIANTS = ["", "-fill", "-circle", "-circle-fill", "-square", "-square-fill", "-slash", "-slash-fill"]
COMMON = """
    airplane alarm archive arrow-clockwise arrow-counterclockwise arrow-down arrow-down-left arrow-down-right arrow-left
    arrow-right arrow-up arrow-up-left arrow-up-right asterisk at award bag basket battery battery-full bell bicycle bookmark
    book box briefcase bug building calculator calendar camera cart chat check chevron-down chevron-left chevron-right
    chevron-up circle clipboard clock cloud cloud-rain cloud-sun code compass cpu credit-card cup-hot cursor dash display
    door-open download droplet ear envelope exclamation exclamation-triangle exclamation-octagon eye file-earmark film flag
    folder funnel gear gift globe grid hand-thumbs-up headphones heart hexagon hourglass house image inbox info
    key keyboard laptop layers lightbulb lightning link list lock magic map megaphone mic moon music-note newspaper octagon
    palette paperclip pause pencil people percent person phone pie-chart pin play plus printer puzzle question record reply
    scissors search send share shield shop skip-end skip-start sliders speaker square star stop stopwatch sun suit-heart table
    tablet tag telephone terminal ticket trash trophy truck tv type umbrella unlock upload volume-up wallet watch wifi window
    wrench x zoom-in zoom-out diamond triangle flower1 heart-half translate rocket
""".split()


class Outline(BasePen):
    """Writes absolute commands in hundredths."""

    def __init__(self, scale):
        super().__init__(None)
        self.scale, self.parts = scale, []

    def add(self, letter, *points):
        numbers = " ".join(f"{round(c * self.scale * 100)}" for point in points for c in point)
        self.parts.append(letter + numbers)

    def _moveTo(self, point):
        self.add("M", point)

    def _lineTo(self, point):
        self.add("L", point)

    def _curveToOne(self, first, second, point):
        self.add("C", first, second, point)

    def _closePath(self):
        self.parts.append("Z")


def outline(name):
    """The outline of an icon; None for one that isn't of filled paths alone."""
    tree = ElementTree.parse(ICONS / f"{name}.svg").getroot()
    box = [float(part) for part in tree.get("viewBox").split()]
    elements = list(tree)
    data = [path_data(element) for element in elements]
    if None in data:
        return None
    pen = Outline(16 / max(box[2], box[3]))
    for part in data:
        parse_path(part, pen)
    return "".join(pen.parts)


def path_data(element):
    """The path of an element; None for one that is neither a path nor a circle."""
    if element.tag.endswith("}path"):
        return element.get("d")
    if element.tag.endswith("}circle"):
        x, y, r = (float(element.get(name)) for name in ("cx", "cy", "r"))
        return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"
    return None


def main():
    linked = re.findall(r'"[^"]+": "~?([a-z0-9-]+)', NAMES.read_text())
    wanted = sorted({name + variant for name in linked + COMMON for variant in VARIANTS + ["-lg"]})
    lines = []
    for name in wanted:
        if (ICONS / f"{name}.svg").exists() and (data := outline(name)):
            lines.append(f"{name}:{data}")
    text = "\n".join(lines) + "\n"
    OUTPUT.write_text(text)
    print(f"{len(lines)} icons, {len(text) // 1024} KiB", file=sys.stderr)


main()
