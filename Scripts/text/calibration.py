"""Fits small corrections of the regular text widths to published measurements.

A measurement was rounded when it was published, so that it says an interval and not a number. What is minimised is the
distance to the interval (nothing inside it), weighted by the interval's width, plus a ridge penalty on the corrections.
Rows that are marked `lesson` have a weight that makes them hard constraints.
"""

import csv
import random

# Ridge penalties: of one character's correction, of a class's, and of a size's tracking.
CHARACTER_PENALTY = 0.001
CLASS_PENALTY = 0.003
TRACKING_PENALTY = 100.0
LESSON_WEIGHT = 3000.0
CLASSES = "U0 ."


class Row:
    """One published measurement of one line."""

    def __init__(self, record):
        self.text = record["string"]
        self.parts = [self.text]
        self.size = float(record["style_or_size"])
        self.weight = record["weight"]
        self.low = float(record["true_width_lo"])
        self.high = float(record["true_width_hi"])
        self.is_lesson = "lesson" in record["platform"]
        # Measured on a Mac: its fonts are tracked differently.
        self.is_foreign = "Catalyst" in record["platform"]
        self.is_single_line = record["lines"] == "1"

    @classmethod
    def of_sum(cls, texts, size, low, high):
        """Several strings of which only the sum of the widths is known."""
        row = cls.__new__(cls)
        row.text, row.parts, row.size, row.weight = "".join(texts), list(texts), size, "regular"
        row.low, row.high = low, high
        row.is_lesson, row.is_foreign, row.is_single_line = True, False, True
        return row

    def units(self, face):
        """The width in thousandths of an em, without tracking; None if a character is missing."""
        widths = [face.width(part) for part in self.parts]
        return None if None in widths else sum(widths)

    def distance(self, width):
        return max(self.low - width, width - self.high, 0.0)


def read_rows(path):
    with open(path, encoding="utf-8") as file:
        rows = [Row(record) for record in csv.DictReader(file)]
    return [row for row in rows if row.is_single_line and not row.is_foreign]


def character_class(char):
    """Capitals, digits, the blank and the other marks each share a correction; small letters do not."""
    if char.isupper():
        return "U"
    if char.isdigit():
        return "0"
    if char == " ":
        return " "
    return None if char.isalpha() else "."


class Model:
    """The corrections in thousandths of an em, and the changes of the tracking in points."""

    def __init__(self, characters, values):
        self.characters = characters
        self.index = {char: place for place, char in enumerate(characters)}
        self.values = values

    def features(self, row):
        count = len(self.characters)
        result = {}
        em = row.size / 1000
        for char in row.text:
            if char in self.index:
                result[self.index[char]] = result.get(self.index[char], 0) + em
            kind = character_class(char)
            if kind:
                place = count + CLASSES.index(kind)
                result[place] = result.get(place, 0) + em
        result[count + len(CLASSES) + (0 if row.size >= 16.5 else 1)] = len(row.text)
        return result

    def correction(self, char):
        value = self.values[self.index[char]] if char in self.index else 0.0
        kind = character_class(char)
        return value + (self.values[len(self.characters) + CLASSES.index(kind)] if kind else 0.0)

    def tracking_change(self, size):
        return self.values[len(self.characters) + len(CLASSES) + (0 if size >= 16.5 else 1)]

    def width(self, row, base):
        return base + sum(self.values[place] * value for place, value in self.features(row).items())


def fit(rows, bases):
    """The model for rows whose uncorrected widths are `bases`."""
    characters = sorted({char for row in rows for char in row.text})
    size = len(characters) + len(CLASSES) + 2
    model = Model(characters, [0.0] * size)
    features = [model.features(row) for row in rows]
    weights = [
        LESSON_WEIGHT if row.is_lesson else 1.0 / (0.25 + (row.high - row.low) ** 2 / 12) for row in rows
    ]
    matrix = [[0.0] * size for _ in range(size)]
    for place in range(size):
        if place < len(characters):
            matrix[place][place] = CHARACTER_PENALTY
        elif place < len(characters) + len(CLASSES):
            matrix[place][place] = CLASS_PENALTY
        else:
            matrix[place][place] = TRACKING_PENALTY
    for feature, weight in zip(features, weights):
        for i, a in feature.items():
            for j, b in feature.items():
                matrix[i][j] += weight * a * b
    factor = cholesky(matrix)
    for _ in range(300):
        right = [0.0] * size
        for row, base, feature, weight in zip(rows, bases, features, weights):
            now = model.width(row, base)
            margin = min(0.08, (row.high - row.low) / 4)
            target = min(max(now, row.low + margin), row.high - margin)
            for i, a in feature.items():
                right[i] += weight * a * (target - base)
        values = solve(factor, right)
        change = max(abs(a - b) for a, b in zip(values, model.values))
        model.values = values
        if change < 1e-5:
            break
    return model


def held_out(rows, bases, seed=1):
    """Fits two thirds (the lessons among them) and returns the other third with both widths."""
    places = [place for place, row in enumerate(rows) if not row.is_lesson]
    random.Random(seed).shuffle(places)
    third = set(places[: len(places) // 3])
    kept = [place for place in range(len(rows)) if place not in third]
    model = fit([rows[place] for place in kept], [bases[place] for place in kept])
    return [(rows[place], bases[place], model.width(rows[place], bases[place])) for place in sorted(third)]


def summary(pairs):
    """Median, 95 % and mean of the distance between widths and the middles of the intervals."""
    errors = sorted(abs(width - (row.low + row.high) / 2) for row, width in pairs)
    middle = errors[len(errors) // 2]
    most = errors[min(int(len(errors) * 0.95), len(errors) - 1)]
    return f"median {middle:.2f}, 95 % {most:.2f}, mean {sum(errors) / len(errors):.2f} points ({len(errors)} strings)"


def cholesky(matrix):
    size = len(matrix)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            value = matrix[i][j] - sum(a * b for a, b in zip(lower[i][:j], lower[j][:j]))
            lower[i][j] = value ** 0.5 if i == j else value / lower[j][j]
    return lower


def solve(lower, right):
    size = len(lower)
    middle = [0.0] * size
    for i in range(size):
        middle[i] = (right[i] - sum(a * b for a, b in zip(lower[i][:i], middle[:i]))) / lower[i][i]
    result = [0.0] * size
    for i in reversed(range(size)):
        result[i] = (middle[i] - sum(lower[k][i] * result[k] for k in range(i + 1, size))) / lower[i][i]
    return result
