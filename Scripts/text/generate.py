#!/usr/bin/env python3
"""Writes the tables that texts are measured with: Sources/LayoutRuntime/Text/Tables.

    pip install fonttools
    apt-get download fonts-inter && dpkg -x fonts-inter_*.deb inter
    python3 Scripts/text/generate.py inter/usr/share/fonts/opentype/inter

Run by hand; its output is committed. The same fonts and files give the same bytes.
"""

import os
import sys
import unicodedata

import calibration
import tracking
from face import Face

HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = os.path.join(HERE, "..", "..", "Sources", "LayoutRuntime", "Text", "Tables")
FAMILIES = {"text": "Inter", "display": "InterDisplay"}
ADVANCE_WEIGHTS = {100: "Thin", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 900: "Black"}
# Lengths are whole numbers of this many to the em, and a number is two digits to the base of 90.
UNITS = 4000
BASE = 90
FIRST_DIGIT = ord("$")

# A row of three chips is 291 wide, rounded to whole points: 100 of it is padding and gaps, and each text is rounded up
# to a third of a point, by a sixth on average.
KNOWN_SUMS = [calibration.Row.of_sum(["All", "Favorites", "United States"], 17, 190.2, 190.8)]

# What people type: Latin, Greek, Cyrillic, Vietnamese, punctuation, currency, arrows, signs.
RANGES = [
    (0x20, 0x7E), (0xA0, 0xFF), (0x100, 0x17F), (0x18F, 0x18F), (0x192, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0),
    (0x1CD, 0x1DC), (0x1E6, 0x1E7), (0x1EA, 0x1EB), (0x1FA, 0x21B), (0x237, 0x237), (0x259, 0x259), (0x2C6, 0x2DD),
    (0x370, 0x3FF), (0x400, 0x52F), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9),
    (0x2002, 0x200A), (0x2010, 0x2027), (0x202F, 0x205F), (0x2070, 0x209C), (0x20A0, 0x20BF), (0x2100, 0x214F),
    (0x2150, 0x218B), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x25A0, 0x25FF),
    (0x2600, 0x26FF), (0x2700, 0x27BF),
]
# Not kept: the soft hyphen, which is not drawn, and what is shown as a coloured picture from another font.
LEFT_OUT = {0xAD} | set(range(0x23E9, 0x23ED)) | set(range(0x2648, 0x2654)) | {
    0x231A, 0x231B, 0x23F0, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615, 0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE,
    0x26C4, 0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A, 0x270B, 0x2728, 0x274C,
    0x274E, 0x2753, 0x2754, 0x2755, 0x2757, 0x2795, 0x2796, 0x2797, 0x27B0, 0x27BF,
}
KERNED = [
    (0x20, 0x7E), (0xA0, 0xFF), (0x100, 0x17F), (0x386, 0x3CE), (0x400, 0x45F), (0x490, 0x491), (0x2013, 0x2014),
    (0x2018, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026), (0x2039, 0x203A),
]


def main(folder):
    faces = {
        (family, weight): Face(os.path.join(folder, f"{prefix}-{name}.otf"))
        for family, prefix in FAMILIES.items()
        for weight, name in ADVANCE_WEIGHTS.items()
    }
    rows = calibration.read_rows(os.path.join(HERE, "measured.csv")) + KNOWN_SUMS
    table = tracking.read_table(os.path.join(HERE, "tracking.csv"))
    by_size = tracking.fit(table, faces, rows)
    model, regular = calibrate(faces["text", 400], rows, by_size)
    for size, value in by_size.differences["text", 400]:
        print(f"tracking at {size:g} regular: {by_size.points('text', 400, size) + model.tracking_change(size):+.3f}")
    for family, weight, size in (("text", 600, 17), ("text", 700, 15), ("display", 400, 22), ("display", 700, 34)):
        print(f"tracking at {size} in {family} {weight}: {by_size.points(family, weight, size):+.3f}")
    print_italics(folder, faces["text", 400])

    characters = known_characters(faces)
    write_advances(characters, faces, model)
    write_kerning(faces, [c for c in characters if any(a <= ord(c) <= b for a, b in KERNED)])
    write_tracking(by_size, model)
    write_index(characters, faces["text", 400].version)
    failed = [row.text for row in regular if row.is_lesson and row.distance(model.width(row, row.base)) > 0]
    if failed:
        sys.exit(f"these rows must be met and are not: {failed}")


def calibrate(face, rows, by_size):
    """Prints the errors on a third that was not fitted, then fits all."""
    regular = []
    for row in rows:
        width = row.units(face)
        if row.weight == "regular" and row.size < tracking.DISPLAY_SIZE and width is not None:
            row.base = width * row.size / 1000 + by_size.points("text", 400, row.size) * len(row.text)
            regular.append(row)
    bases = [row.base for row in regular]
    # One third is few strings, so that chance decides: several thirds are taken.
    third = [part for seed in range(8) for part in calibration.held_out(regular, bases, seed)]
    for name, at_least in (("17 points", 17), ("all sizes", 0)):
        chosen = [part for part in third if part[0].size >= at_least]
        print(f"held-out thirds, {name}, tracking only: {calibration.summary([(r, b) for r, b, _ in chosen])}")
        print(f"held-out thirds, {name}, calibrated:    {calibration.summary([(r, w) for r, _, w in chosen])}")
    model = calibration.fit(regular, bases)
    print(f"all rows, calibrated: {calibration.summary([(r, model.width(r, r.base)) for r in regular])}")
    return model, regular


def print_italics(folder, upright):
    italic = Face(os.path.join(folder, "Inter-Italic.otf"))
    letters = [chr(c) for c in range(0x20, 0x7F)]
    widest = max(abs(italic.advance(c) - upright.advance(c)) for c in letters)
    mean = sum(italic.advance(c) - upright.advance(c) for c in letters) / len(letters)
    print(f"italic against upright: mean {mean:+.2f}, at most {widest:.1f} thousandths of an em; not kept")


def known_characters(faces):
    result = []
    for first, last in RANGES:
        for code in range(first, last + 1):
            if code in LEFT_OUT:
                continue
            advances = [face.advance(chr(code)) for face in faces.values()]
            if all(a is not None and a * UNITS / 1000 < BASE * BASE for a in advances):
                result.append(chr(code))
    return result


def digits(value):
    value = min(max(int(round(value)), 0), BASE * BASE - 1)
    return chr(FIRST_DIGIT + value // BASE) + chr(FIRST_DIGIT + value % BASE)


def corrected(face, char, model):
    """The advance in thousandths, with the correction of the letter or, for an accented one, of its base letter."""
    base = unicodedata.normalize("NFD", char)[0]
    return face.advance(char) + model.correction(base)


def write_advances(characters, faces, model):
    lines = []
    for (family, weight), face in faces.items():
        is_fitted = (family, weight) == ("text", 400)
        values = [corrected(face, c, model) if is_fitted else face.advance(c) for c in characters]
        lines.append("".join(digits(value * UNITS / 1000) for value in values))
    weights = ", ".join(str(weight) for weight in ADVANCE_WEIGHTS)
    write(
        "AdvanceData.swift",
        f"""/// How far the pen moves for each character of ``GlyphIndex``, in {UNITS}ths of an em.
enum AdvanceData {{
    /// The weights of each family, a line of `digits` for each.
    static let weights = [{weights}]
    /// The characters of a line.
    static let count = {len(characters)}
    /// The text family's lines, then the display family's. The text family's regular weight is calibrated.
    static let digits: StaticString = {literal(lines)}
}}
""",
    )


def write_kerning(faces, characters):
    kept = [(key, face) for key, face in faces.items() if key[1] in tracking.WEIGHTS]

    def classes(value):
        """Characters of one row (or column) in every face share a class; class 0 has no kerning."""
        known, result = {}, []
        zero = tuple([0] * (len(characters) * len(kept)))
        known[zero] = 0
        for char in characters:
            key = tuple(round(value(face, char, other) * UNITS / 1000) for _, face in kept for other in characters)
            result.append(known.setdefault(key, len(known)))
        return result, len(known)

    lefts, left_count = classes(lambda face, a, b: face.kerning(a, b))
    rights, right_count = classes(lambda face, a, b: face.kerning(b, a))
    left_of = [characters[lefts.index(k)] if k in lefts else None for k in range(left_count)]
    right_of = [characters[rights.index(k)] if k in rights else None for k in range(right_count)]
    half = BASE * BASE // 2
    lines = []
    for _, face in kept:
        for left in left_of:
            values = [face.kerning(left, right) if left and right else 0 for right in right_of]
            lines.append("".join(digits(value * UNITS / 1000 + half) for value in values))
    position = {c: k for k, c in enumerate(characters)}
    print(f"kerning: {len(characters)} characters, {left_count} left and {right_count} right classes")
    ascii_classes = list(zip(lefts, rights))[: 0x5F]
    ascii_digits = "".join(chr(FIRST_DIGIT + a) + chr(FIRST_DIGIT + b) for a, b in ascii_classes)
    assert characters[0x5E] == "~" and max(max(pair) for pair in ascii_classes) < BASE
    write(
        "KerningData.swift",
        f"""/// What is added between two characters, in {UNITS}ths of an em.
///
/// Characters that are kerned alike share a class, one as the left and one as the right of a pair; class 0 is not kerned.
enum KerningData {{
    /// The weights of each family.
    static let weights = [{", ".join(str(w) for w in tracking.WEIGHTS)}]
    static let leftClasses = {left_count}
    static let rightClasses = {right_count}
    /// What a pair without kerning reads as.
    static let zero = {half}
    /// The classes of each kerned character as left and right, in the order of ``GlyphIndex``.
    static let classes: StaticString = {literal(["".join(digits(a) + digits(b) for a, b in zip(lefts, rights))])}
    /// The same for the printable ASCII characters, a digit each.
    static let asciiClasses: StaticString = {literal([ascii_digits])}
    /// A line for each left class, which holds the right classes; the weights of the text family, then of the display.
    static let digits: StaticString = {literal(lines)}
}}
""",
    )


def write_tracking(by_size, model):
    lines = []
    for family, sizes in (("text", tracking.TEXT_SIZES), ("display", tracking.DISPLAY_SIZES)):
        for weight in tracking.WEIGHTS:
            values = []
            for size in sizes:
                points = by_size.points(family, weight, size)
                if (family, weight) == ("text", 400):
                    points += model.tracking_change(size)
                values.append(points * 1000 + BASE * BASE // 2)
            lines.append("".join(digits(value) for value in values))
    texts, displays = lines[: len(tracking.WEIGHTS)], lines[len(tracking.WEIGHTS) :]
    write(
        "TrackingData.swift",
        f"""/// What is added to every character's advance, by size, in thousandths of a point.
enum TrackingData {{
    /// The weights of each family, a line for each.
    static let weights = [{", ".join(str(w) for w in tracking.WEIGHTS)}]
    /// What no tracking reads as.
    static let zero = {BASE * BASE // 2}
    /// The text family's smallest and largest whole size in points.
    static let textSizes = {tracking.TEXT_SIZES[0]}...{tracking.TEXT_SIZES[-1]}
    /// The display family's.
    static let displaySizes = {tracking.DISPLAY_SIZES[0]}...{tracking.DISPLAY_SIZES[-1]}
    static let text: StaticString = {literal(texts)}
    static let display: StaticString = {literal(displays)}
}}
""",
    )


def write_index(characters, version):
    spans = []
    for place, char in enumerate(characters):
        code = ord(char)
        if spans and spans[-1][0] + spans[-1][1] == code:
            spans[-1][1] += 1
        else:
            spans.append([code, 1, place])
    kerned = [c for c in characters if any(a <= ord(c) <= b for a, b in KERNED)]
    kerned_spans = []
    for place, char in enumerate(kerned):
        code = ord(char)
        if kerned_spans and kerned_spans[-1][0] + kerned_spans[-1][1] == code:
            kerned_spans[-1][1] += 1
        else:
            kerned_spans.append([code, 1, place])

    def rows(spans):
        return "".join(f"        Span(first: 0x{a:04X}, count: {n}, place: {p}),\n" for a, n, p in spans)

    write(
        "GlyphSpans.swift",
        f"""/// Characters with neighbouring codes and their places in a table.
struct Span: Sendable {{
    /// The first character's code.
    let first: UInt32
    let count: UInt32
    /// The first character's place.
    let place: UInt32
}}

/// Which characters the tables hold. Made from Inter, {version}.
enum GlyphSpans {{
    /// The characters that have an advance.
    static let advances: [Span] = [
{rows(spans)}    ]
    /// The characters that are kerned.
    static let kerning: [Span] = [
{rows(kerned_spans)}    ]
}}
""",
    )


def literal(lines):
    return '#"""\n' + "\n".join(lines) + '\n"""#'


def write(name, text):
    os.makedirs(TABLES, exist_ok=True)
    with open(os.path.join(TABLES, name), "w", encoding="utf-8") as file:
        file.write("// Written by Scripts/text/generate.py; do not edit.\n// swift-format-ignore-file\n\n" + text)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
