"""Finds the code blocks in a text dump of a lesson's page.

A dump has no fences. A block begins at a line that looks like code in the first column (or follows one that does) and
ends where prose begins. Changes are shown twice on the page: once as a difference, which the dump squeezes into one
long line, and once whole. The squeezed lines are skipped.
"""

import re
from dataclasses import dataclass, field

STARTS = re.compile(
    r"(import |@main\b|struct |enum |extension |#Preview|let |var |func |if \w+ \{|/// |// |[HVZ]Stack ?[({]|Lazy[HV]\w+ ?[({]|Grid ?[({]|GridRow ?[({]"
    r"|ScrollView ?[({]|GeometryReader \{|Text\(|Image\(|Button\b|Color\.|Rectangle\(\)|Capsule\(\)|Spacer\("
    r"|FlowLayout\(|SomeBackground\b|candidate\.|arrange\(|\.\w+)"
)
DECLARES = re.compile(r"^(?:@main\s+)?(?:private )?(?:struct|enum|extension|func|class) `?(\w+)", re.M)


@dataclass
class Block:
    document: str
    line: int
    place: str
    text: str
    consoles: list = field(default_factory=list)

    @property
    def key(self):
        return f"{self.document}:{self.line}"

    @property
    def first_line(self):
        """The line a reader knows the block by: the first that is neither an import nor a comment."""
        for line in self.text.splitlines():
            if line.strip() and not line.startswith(("import ", "//", "@main")):
                return line.strip()
        return self.text.strip().splitlines()[0]

    @property
    def declared(self):
        return set(DECLARES.findall(self.text))


def without_strings(line):
    """The line with its strings emptied and its comment cut off."""
    return re.sub(r"//.*", "", re.sub(r'"(\\.|[^"\\])*"', '""', line))


def depth_change(line):
    bare = without_strings(line)
    return sum(bare.count(c) for c in "{([") - sum(bare.count(c) for c in "})]")


def is_prose(line):
    if line.startswith("//"):
        return False
    bare = without_strings(line)
    if "\t" in line or "…" in bare or "—" in bare or re.search(r"[.?!:]$", bare) or " · " in bare:
        return True
    while re.search(r"\([^()]*\)|\{[^{}]*\}", bare):
        bare = re.sub(r"\([^()]*\)|\{[^{}]*\}", "_", bare)
    bare = re.sub(r"->.*|:.*\{$", "", bare)
    return bool(re.search(r"[a-z]\S* [a-z]+ [a-z]+", bare))


def is_squeezed(line):
    return not line.startswith(" ") and bool(re.search(r"\S {4,}\S", without_strings(line)))


def begins_code(line):
    return bool(STARTS.match(line)) and not is_prose(line) and not is_squeezed(line)


class Places:
    """Keeps track of the heading under which a line stands."""

    def __init__(self):
        self.place, self.cards = "", 0

    def read(self, line):
        if match := re.match(r"Step (\d+)$", line):
            self.place = f"step {match[1]}"
        elif match := re.match(r"Lesson \d+ · question (\d+) of (\d+)", line):
            self.place = f"question {match[1]} of {match[2]}"
        elif line == "Interview problem · Part 4":
            self.place = "interview problem"
        elif re.match(r"(Syntax|Trick question) · ", line):
            self.cards += 1
            self.place = f"card {self.cards}"


def find_blocks(document, text):
    lines = text.splitlines()
    blocks, places, index = [], Places(), 0
    while index < len(lines):
        line = lines[index]
        places.read(line)
        if line == "Console":
            index += 1
            start = index
            while lines[index].strip() and not lines[index].startswith("Screenshot"):
                index += 1
            last_to_print(blocks).consoles.append(lines[start:index])
            continue
        margin = len(line) - len(line.lstrip())
        if margin > 2 or not begins_code(line[margin:]):
            index += 1
            continue
        end = end_of_block(lines, index, margin)
        body = "\n".join(row[margin:] if row.startswith(" " * margin) else row for row in lines[index:end])
        if without_comments(body).strip():
            blocks.append(Block(document, index + 1, places.place or f"line {index + 1}", body.rstrip() + "\n"))
        index = end
    return blocks


def last_to_print(blocks):
    """The block that a console belongs to: an app itself prints nothing, the view that it shows does."""
    return next(block for block in reversed(blocks) if "@main" not in block.text)


def without_comments(text):
    return re.sub(r"^\s*//.*", "", text, flags=re.M)


def end_of_block(lines, index, margin):
    depth = depth_change(lines[index])
    end, probe = index + 1, index + 1
    while probe < len(lines):
        line = lines[probe]
        if not line.strip():
            probe += 1
            continue
        after_blank = probe > end
        row = line[margin:] if line.startswith(" " * margin) else line
        indented = row.startswith((" ", "}", ")", "]"))
        inside = indented and depth > 0
        same_chain = indented and not after_blank and not is_prose(row.lstrip())
        if not (inside or same_chain or begins_code(row)):
            break
        depth = max(0, depth + depth_change(line))
        probe += 1
        end = probe
    return end
