#!/usr/bin/env python3
"""Puts the faults of faults.txt into a copy of Storefront, and says which of them `check` finds.

    faults.py CHECKOUT SCRATCH

A fault is in a copy together with others, none of which is seen in the same preview. The copy without any has to be free of
findings. Builds are kept in SCRATCH, so that only the files with faults are compiled again.
"""
import json
import pathlib
import subprocess
import sys

LEAST_FOUND = 38
TOOL = pathlib.Path(__file__).resolve().parent


def read_faults():
    """The rows of faults.txt as dictionaries."""
    faults = []
    for number, line in enumerate((TOOL / "faults.txt").read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = [cell.strip().replace("\\n", "\n").replace("\0", "|") for cell in line.replace("\\|", "\0").split(" | ")]
        if len(cells) != 5:
            sys.exit(f"faults.txt:{number}: a fault has five cells, got {len(cells)}")
        faults.append(dict(zip(("rule", "preview", "file", "old", "new"), cells), line=number))
    return faults


def batches(faults):
    """Faults that can be in one copy: they touch different files, and are looked for in different previews."""
    made = []
    for fault in faults:
        for batch in made:
            if all(fault["preview"] != other["preview"] and fault["file"] != other["file"] for other in batch):
                batch.append(fault)
                break
        else:
            made.append([fault])
    return made


def write_copy(checkout, copy, faults):
    """Writes the copy with some faults; files that stay as they are keep their times."""
    example = checkout / "Examples" / "Storefront"
    sources = {path.relative_to(example): path.read_text() for path in (example / "Sources").rglob("*.swift")}
    module = pathlib.Path("Sources/Storefront")
    sources[module / "Previews.swift"] = (TOOL / "Previews.swift").read_text()
    # The copy has its own previews alone, so that each fault is looked for in one place.
    sources[pathlib.Path("Package.swift")] = (example / "Package.swift").read_text().replace(
        'path: "../.."', f'path: "{checkout}"')
    for fault in faults:
        path = module / fault["file"]
        if sources[path].count(fault["old"]) != 1:
            sys.exit(f"faults.txt:{fault['line']}: {fault['file']} has the text {sources[path].count(fault['old'])} times")
        sources[path] = sources[path].replace(fault["old"], fault["new"])
    (copy / "Tests" / "StorefrontTests").mkdir(parents=True, exist_ok=True)
    sources[pathlib.Path("Tests/StorefrontTests/None.swift")] = "\n"
    for path, text in sources.items():
        target = copy / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)


def check(copy, scratch, *arguments):
    """Builds the copy and checks it: the outcome and messages by preview."""
    build = ["swift", "build", "--package-path", str(copy), "--scratch-path", str(scratch / "build")]
    built = subprocess.run(build + ["--product", "Specs"], capture_output=True, text=True)
    if built.returncode != 0:
        errors = [line for line in built.stdout.splitlines() if "error:" in line]
        sys.exit("the copy can't be built:\n" + "\n".join(errors[:20] or [built.stdout[-2000:], built.stderr[-2000:]]))
    folder = subprocess.run(build + ["--show-bin-path"], capture_output=True, text=True).stdout.strip()
    report = scratch / "report.json"
    subprocess.run(
        [f"{folder}/Specs", "check", "--timeout", "5", "--reporter", f"json={report}", *arguments], cwd=copy,
        capture_output=True)
    found = {}
    for line in report.read_text().splitlines():
        event = json.loads(line)
        if event.get("event") == "specFinished":
            result = event["result"]
            found[result["spec"]["name"]] = [
                detail["message"] for detail in result["details"] if detail["outcome"] != "pending"]
    return found


def main():
    checkout, scratch = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    copy = scratch / "Storefront"
    faults = read_faults()
    write_copy(checkout, copy, [])
    # What SwiftPM planned before knows no files that have come into the checkout since.
    for plan in (scratch / "build").glob("*.yaml"):
        plan.unlink()
    alarms = [(name, message) for name, messages in check(copy, scratch).items() for message in messages]
    for name, message in alarms:
        print(f"false alarm: {name}: {message}")
    missed = []
    for batch in batches(faults):
        write_copy(checkout, copy, batch)
        found = check(copy, scratch, "--filter", "^F ")
        for fault in batch:
            messages = found.get(fault["preview"], [])
            if not any(message.startswith(f"{fault['rule']}:") for message in messages):
                missed.append(fault)
                print(f"missed, of line {fault['line']}: {fault['rule']} in {fault['preview']}; found: {messages}")
            for message in messages:
                if not message.startswith(f"{fault['rule']}:"):
                    print(f"also found, of line {fault['line']}, in {fault['preview']}: {message}")
    count = len(faults) - len(missed)
    print(f"{count} of {len(faults)} faults found, {len(alarms)} false alarms")
    sys.exit(0 if count >= LEAST_FOUND and not alarms else 1)


main()
