#!/usr/bin/env python3
"""Runs every code block of the lessons through ldlc, and writes down what became of each.

    Scripts/lessons/lessons.py FOLDER LDLC                     writes docs/lessons.md
    Scripts/lessons/lessons.py FOLDER LDLC --only 003:2008     one block, with all it printed
    Scripts/lessons/lessons.py FOLDER LDLC --keep DIRECTORY    leaves the completed programs there

FOLDER holds the lessons as text, one file each, whose names begin with a number. They are not part of this
repository, and of their text the report quotes no more than it takes to find a block.
"""

import argparse
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
from collections import Counter

import completions
from blocks import depth_change, find_blocks, without_comments

HERE = pathlib.Path(__file__).resolve().parent
TITLES = {
    "000": "How a view gets its size",
    "002": "The parent proposes",
    "003": "Modifiers, grids and layouts",
    "004": "SwiftUI layout, a summary",
}
SCREEN = ["--device", "iphone-17"]
MODIFIER_CHAIN = re.compile(r"^\.\w+")


def load_prelude():
    """Each file of the prelude, by every name that it provides."""
    prelude = {}
    for path in sorted((HERE / "prelude").glob("*.ldl")):
        text = path.read_text()
        first = text.splitlines()[0]
        names = [path.stem] + (first.removeprefix("// provides:").split() if first.startswith("// provides:") else [])
        for name in names:
            prelude[name] = (path.name, text)
    return prelude


def identifiers(text):
    bare = re.sub(r"//.*", "", text)
    return set(re.findall(r"[A-Za-z_]\w*", bare))


class Program:
    """A block with everything that it needs to stand alone, as the files of one module."""

    def __init__(self, block, prelude):
        self.block = block
        special = completions.SPECIAL.get(block.key, {})
        text = block.text
        for old, new in special.get("edits", []):
            text = text.replace(old, new)
        text = special.get("before", "") + text + special.get("after", "")
        text = close_brackets(text)
        self.has_view = True
        text = self.complete(text, block, special)
        self.files = {"block.ldl": text}
        self.add_prelude(prelude)

    def complete(self, text, block, special):
        if "show" in special:
            return text + "\n" + special["show"] + "\n"
        if special.get("fragment"):
            return self.surround(text)
        if block.declared or "#Preview" in block.text or special.get("before", "").startswith("struct"):
            return text + self.shown(block)
        if MODIFIER_CHAIN.match(block.text):
            text = completions.CHAIN_STARTS + text
        return self.surround(text)

    def shown(self, block):
        text = block.text
        if "#Preview" in text or re.search(r"^\w+(\(.*\))? \{|^\w+\(", without_comments(text), re.M):
            return ""
        names = re.findall(r"^(?:struct|enum) (\w+)", text, re.M)
        for name in names:
            if name in completions.NEEDS_ARGUMENTS and re.search(r"let store\b", text):
                return f"\n{completions.NEEDS_ARGUMENTS[name]}\n"
            if name in completions.SHOWN and "ContentView" not in names:
                return f"\n{completions.SHOWN[name]}\n"
        if ": App" in text or not any(name in text for name in (": View {", "Layout {")):
            self.has_view = False
        return ""

    def surround(self, text):
        """Puts a fragment that uses state into a view, and gives any fragment the values that it mentions."""
        names = identifiers(text)
        states = [completions.STATES[name] for name in re.findall(r"\$(\w+)", text) if name in completions.STATES]
        bound = set(re.findall(r"\b(?:let|var) (\w+)", text)) | set(re.findall(r"\{ (\w+) in\b", text))
        values = [
            value for name, value in completions.VALUES.items()
            if name in names and name not in bound and not re.search(rf"\$?\b{name}:", text) and f"${name}" not in text
        ]
        states += [value for value in values if value.startswith("@State")]
        values = [value for value in values if not value.startswith("@State")]
        states = list(dict.fromkeys(states))
        if not states:
            return text + "".join(f"\n{value}\n" for value in values)
        head, body = split_declarations(text)
        rows = ["struct Fragment: View {"] + [f"    {line}" for line in states + values]
        rows += ["", "    var body: some View {", body.rstrip(), "    }", "}"]
        return head + "\n".join(rows) + "\n"

    def add_prelude(self, prelude):
        declared = set(self.block.declared)
        pending = [self.files["block.ldl"]]
        while pending:
            for name in sorted(identifiers(pending.pop())):
                if name in prelude and name not in declared and prelude[name][0] not in self.files:
                    file, text = prelude[name]
                    if pathlib.Path(file).stem in declared:
                        continue
                    self.files[file] = text
                    pending.append(text)


def close_brackets(text):
    """A block that the page cuts short is closed, from the innermost bracket out."""
    depth = sum(depth_change(line) for line in text.splitlines())
    return text + "}\n" * max(depth, 0)


def split_declarations(text):
    """Splits a fragment into the declarations that stand before its view, and the rest."""
    match = re.match(r"((?:extension|struct|enum) .*?^\}\n)(.*)", text, re.S | re.M)
    return (match[1], match[2]) if match else ("", text)


class Runner:
    def __init__(self, command, directory):
        self.command, self.directory = shlex.split(command), directory

    def write(self, program):
        folder = self.directory / program.block.key.replace(":", "-")
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*"):
            old.unlink()
        for name, text in program.files.items():
            (folder / name).write_text(text)
        return folder

    def run(self, *arguments):
        try:
            done = subprocess.run(
                self.command + [str(argument) for argument in arguments], capture_output=True, text=True, timeout=20)
            return done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired:
            return -1, "", "no answer within 20 seconds"


def judge(program, runner):
    """What became of the block, and of its console: two short phrases."""
    folder = runner.write(program)
    status, output, errors = runner.run("check", "--diagnostics", "json", folder)
    complaints = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    wrong = [item for item in complaints if item["severity"] == "error"]
    if status != 0 or wrong:
        first = wrong[0] if wrong else {"code": f"exit {status}", "message": errors.strip().splitlines()[-1:]}
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        return f"refused: {first['code']}, {first['message']}{more}", "", output + errors
    warnings = Counter(item["code"] for item in complaints if item["severity"] == "warning")
    remarks = "".join(f", {code}" for code in sorted(warnings))
    if not program.has_view:
        return "accepted" + remarks, console(program, runner, folder), output
    status, output, errors = runner.run("layout", "--format", "json", *SCREEN, folder)
    if status != 0:
        reason = next((line for line in errors.splitlines() if "error" in line), errors.strip()[:80])
        return "accepted, not laid out: " + re.sub(r"^\S*: error: ", "", reason) + remarks, "", errors
    try:
        size = json.loads(output)["size"]
    except (ValueError, KeyError):
        return "accepted, not laid out: the answer is not a layout" + remarks, "", output
    outcome = f"lays out, {number(size['width'])} × {number(size['height'])}{remarks}"
    return outcome, console(program, runner, folder), output


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, (int, float)) else str(value)


def console(program, runner, folder):
    block = program.block
    if not block.consoles:
        return ""
    kind = completions.CONSOLES.get(block.key, "conversation")
    expected = block.consoles[0]
    if kind == "types":
        names = re.findall(r"^let (\w+)", block.text, re.M)
        found = [runner.run("type", "--root", name, folder)[1].strip() for name in names]
    elif kind == "widths":
        last = {}
        for line in runner.run("trace", *SCREEN, folder)[1].splitlines():
            if match := re.match(r"(.*): offered .* takes (\S+) x", line):
                last[match[1]] = float(match[2])
        expected = [re.sub(r"[\d.]+ points", lambda m: f"{float(m[0].split()[0]):.0f} points", row) for row in expected]
        found = [f"{name}: {width:.0f} points wide" for name, width in sorted(last.items())]
    elif kind == "conversation":
        found = runner.run("trace", *SCREEN, folder)[1].splitlines()
    else:
        return kind
    if found == expected:
        return "same"
    if sorted(found) == sorted(expected):
        return "same lines, another order"
    return "same lines, some more often" if set(found) == set(expected) else "differs"


def report(rows):
    lines = [
        "# The lessons' programs, block by block",
        "",
        "The project was written from four lessons on SwiftUI layout. Every code block in them goes through the compiler,",
        "completed with the declarations it mentions where it is a fragment; `...` stands for code in a few of them, and",
        "one is cut short: these holes are filled in. This page is written by `Scripts/lessons/lessons.py`.",
        "",
        "*Console* says whether what the lesson prints for a block is what `ldlc trace` prints, line for line and in",
        "order; for the types of values, what `ldlc type` prints; for the two blocks that print measured widths, the",
        "same widths in whole points. What a tap or a task prints is not compared, since neither runs.",
        "",
    ]
    totals = Counter(outcome.split(",")[0].split(":")[0] for _, outcome, _ in rows)
    lines += [", ".join(f"{count} {name}" for name, count in totals.most_common()) + ".", ""]
    document = None
    for block, outcome, heard in rows:
        if block.document != document:
            document = block.document
            lines += [f"## {document}: {TITLES.get(document, document)}", ""]
            lines += ["| where | line | begins | outcome | console |", "|---|---:|---|---|---|"]
        first = block.first_line if len(block.first_line) <= 48 else block.first_line[:47] + "…"
        cell = lambda text: text.replace("|", "\\|")
        place = "" if block.place.startswith("line ") else block.place
        lines.append(f"| {place} | {block.line} | `{cell(first)}` | {cell(outcome)} | {heard} |")
        if block is rows[-1][0] or rows[rows.index((block, outcome, heard)) + 1][0].document != document:
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("ldlc")
    parser.add_argument("--output", type=pathlib.Path, default=HERE.parent.parent / "docs" / "lessons.md")
    parser.add_argument("--only", help="one block, as DOCUMENT:LINE; nothing is written")
    parser.add_argument("--keep", type=pathlib.Path, help="where the completed programs are left")
    options = parser.parse_args()

    prelude = load_prelude()
    blocks = [
        block for path in sorted(options.folder.glob("*.txt"))
        for block in find_blocks(path.name.split("_")[0], path.read_text())
    ]
    if not blocks:
        sys.exit(f"no code block found in {options.folder}")
    with tempfile.TemporaryDirectory() as temporary:
        runner = Runner(options.ldlc, options.keep or pathlib.Path(temporary))
        rows = []
        for block in blocks:
            if options.only and block.key != options.only:
                continue
            program = Program(block, prelude)
            outcome, heard, details = judge(program, runner)
            rows.append((block, outcome, heard))
            print(f"{block.key}  {outcome}" + (f"  [console: {heard}]" if heard else ""))
            if options.only:
                print(program.files["block.ldl"], "with", *sorted(set(program.files) - {"block.ldl"}))
                print(details)
    if not options.only:
        options.output.parent.mkdir(exist_ok=True)
        options.output.write_text(report(rows))


if __name__ == "__main__":
    main()
