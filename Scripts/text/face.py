"""Reads advances and pair kerning from an OpenType font, in thousandths of an em."""

from fontTools.ttLib import TTFont


class Face:
    """One weight of one family."""

    def __init__(self, path):
        self.font = TTFont(path)
        self.unit = 1000.0 / self.font["head"].unitsPerEm
        self.cmap = self.font.getBestCmap()
        self.hmtx = self.font["hmtx"].metrics
        self.version = self.font["name"].getDebugName(5)
        self.pairs = self._pair_lookups()
        self.cache = {}

    def _pair_lookups(self):
        gpos = self.font["GPOS"].table
        wanted = set()
        for record in gpos.FeatureList.FeatureRecord:
            if record.FeatureTag == "kern":
                wanted.update(record.Feature.LookupListIndex)
        subtables = []
        for index in sorted(wanted):
            lookup = gpos.LookupList.Lookup[index]
            if lookup.LookupType == 2:
                subtables.append(list(lookup.SubTable))
        return subtables

    def has(self, char):
        return ord(char) in self.cmap

    def advance(self, char):
        """The advance of a character, or None if the font does not have it."""
        name = self.cmap.get(ord(char))
        return None if name is None else self.hmtx[name][0] * self.unit

    def kerning(self, left, right):
        """What is added between two characters."""
        key = (left, right)
        if key not in self.cache:
            a, b = self.cmap.get(ord(left)), self.cmap.get(ord(right))
            self.cache[key] = 0.0 if a is None or b is None else self._glyph_kerning(a, b) * self.unit
        return self.cache[key]

    def _glyph_kerning(self, a, b):
        total = 0
        for subtables in self.pairs:
            for table in subtables:
                if a not in self._coverage(table):
                    continue
                if table.Format == 1:
                    pair_set = table.PairSet[table.Coverage.glyphs.index(a)]
                    found = [r for r in pair_set.PairValueRecord if r.SecondGlyph == b]
                    if not found:
                        continue
                    value = found[0].Value1
                else:
                    row = table.ClassDef1.classDefs.get(a, 0)
                    column = table.ClassDef2.classDefs.get(b, 0)
                    value = table.Class1Record[row].Class2Record[column].Value1
                total += value.XAdvance if value is not None and hasattr(value, "XAdvance") else 0
                break
        return total

    def _coverage(self, table):
        if not hasattr(table, "glyph_set"):
            table.glyph_set = frozenset(table.Coverage.glyphs)
        return table.glyph_set

    def width(self, text):
        """The width of a string in thousandths of an em, without tracking; None if a character is missing."""
        total = 0.0
        for index, char in enumerate(text):
            advance = self.advance(char)
            if advance is None:
                return None
            total += advance
            if index + 1 < len(text):
                total += self.kerning(char, text[index + 1])
        return total
