#!/usr/bin/env python3
"""Writes the sizes in Sources/LayoutRuntime/Text/TextStyleTable.swift from text-styles.csv, between its marks."""

import csv
import os

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(HERE, "..", "..", "Sources", "LayoutRuntime", "Text", "TextStyleTable.swift")
BEGIN, END = "    private static let sizes: [UInt8] = [\n", "    ]\n"


def main():
    settings = {}
    with open(os.path.join(HERE, "text-styles.csv"), encoding="utf-8") as file:
        for row in csv.DictReader(file):
            settings.setdefault(row["category"], []).append(f"{row['size_pt']}, {row['leading_pt']}")
    lines = "".join(f"        {', '.join(values)},  // {name}\n" for name, values in settings.items())
    with open(TABLE, encoding="utf-8") as file:
        text = file.read()
    start = text.index(BEGIN) + len(BEGIN)
    text = text[:start] + lines + text[text.index(END, start) :]
    with open(TABLE, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
