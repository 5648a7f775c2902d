"""Tracking by size, weight and family.

The published table says what the system's font is tracked by. The open font's letters are a little wider or narrower, so
a difference in thousandths of an em is added: fitted where strings were measured, between them on a straight line.
"""

import csv

WEIGHTS = (400, 500, 600, 700)
# The display family begins here.
DISPLAY_SIZE = 20
TEXT_SIZES = range(6, 21)
DISPLAY_SIZES = range(20, 97)


def read_table(path):
    """Points by whole size, gaps filled on a straight line."""
    with open(path, encoding="utf-8") as file:
        known = {int(r["size_pt"]): float(r["tracking_pt"]) for r in csv.DictReader(file)}
    return lambda size: line(sorted(known.items()), size)


def line(points, x):
    """The value at `x` of the line through points; constant outside."""
    if x <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return points[-1][1]


class Tracking:
    """Points of tracking for a family, weight and size."""

    def __init__(self, table, differences):
        self.table = table
        self.differences = differences

    def points(self, family, weight, size):
        return self.table(size) + line(self.differences[family, weight], size) * size / 1000


def fitted_difference(table, face, rows):
    """The difference in thousandths of an em that brings rows of one size closest to their intervals, by least squares."""
    top = bottom = 0.0
    for row in rows:
        count = len(row.text)
        rest = (row.low + row.high) / 2 - row.units(face) * row.size / 1000 - table(row.size) * count
        em = count * row.size / 1000
        top += rest * em
        bottom += em * em
    return top / bottom


def fit(table, faces, rows):
    """The differences of both families, from the measured strings where there are any."""

    def difference(family, weight, size):
        chosen = [r for r in rows if r.size == size and r.weight == NAMES[weight] and r.units(faces[family, weight])]
        return fitted_difference(table, faces[family, weight], chosen)

    regular = [(size, difference("text", 400, size)) for size in (13, 15, 17)]
    semibold = difference("text", 600, 17)
    bold = difference("text", 700, 15)
    display = [(size, difference("display", 400, size)) for size in (20, 22, 28)]
    # No string is known in the other weights of the display family: they keep the regular's distance plus a constant.
    heavier = difference("display", 700, 34) - display[-1][1]
    result = {
        ("text", 400): regular,
        ("text", 500): [(17, (regular[-1][1] + semibold) / 2)],
        ("text", 600): [(17, semibold)],
        ("text", 700): [(17, bold)],
    }
    for weight, part in ((400, 0.0), (500, 1 / 3), (600, 2 / 3), (700, 1.0)):
        result["display", weight] = [(size, value + heavier * part) for size, value in display]
    return Tracking(table, result)


NAMES = {400: "regular", 500: "medium", 600: "semibold", 700: "bold"}
