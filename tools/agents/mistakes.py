#!/usr/bin/env python3
"""Puts the mistakes of Examples/Agent into a copy of Storefront, one by one, and has each file's conversation with its server.

    mistakes.py CHECKOUT SCRATCH [--update] [FILE…]

A conversation has to be answered as it is written down, and at least one answer has to differ from that of the app without
the mistake. With --update the answers are written down instead. Builds are kept in SCRATCH, so that only the file with a
mistake is compiled again.
"""
import json
import os
import pathlib
import re
import select
import subprocess
import sys

EXAMPLE = pathlib.Path("Examples/Storefront")
MODULE = pathlib.Path("Sources/Storefront")
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


def mistake(text, name):
    """The file, the text and what takes its place, of the block with the difference."""
    block = re.search(r"```diff\n--- (\S+)\n(.*?)```", text, re.S)
    if not block:
        sys.exit(f"{name}: there is no block with a difference")
    lines = block.group(2).splitlines()
    old, new = ("\n".join(line[1:] for line in lines if line[:1] in (sign, " ")) for sign in "-+")
    return MODULE / block.group(1), old, new


def write_copy(checkout, copy, change=None):
    """Writes the copy; files that stay as they are keep their times."""
    example = checkout / EXAMPLE
    sources = {path.relative_to(example): path.read_text() for path in (example / "Sources").rglob("*.swift")}
    sources[pathlib.Path("Package.swift")] = (example / "Package.swift").read_text().replace(
        'path: "../.."', f'path: "{checkout}"')
    sources[pathlib.Path("Tests/StorefrontTests/None.swift")] = "\n"
    if change:
        path, old, new = change
        if sources[path].count(old) != 1:
            sys.exit(f"{path} has the lines {sources[path].count(old)} times:\n{old}")
        sources[path] = sources[path].replace(old, new)
    for path, text in sources.items():
        target = copy / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)


def build(copy, scratch):
    """Builds the copy, and returns its console."""
    command = ["swift", "build", "--package-path", str(copy), "--scratch-path", str(scratch / "build")]
    built = subprocess.run(command + ["--product", "Specs"], capture_output=True, text=True)
    if built.returncode != 0:
        errors = [line for line in built.stdout.splitlines() if "error:" in line]
        sys.exit("the copy can't be built:\n" + "\n".join(errors[:20] or [built.stdout[-2000:], built.stderr[-2000:]]))
    folder = subprocess.run(command + ["--show-bin-path"], capture_output=True, text=True).stdout.strip()
    return f"{folder}/Specs"


def calls(conversation):
    """The calls of a conversation, each with its arguments."""
    return [line[2:].split(" ", 1) for line in conversation.splitlines() if line.startswith("> ")]


def converse(console, folder, conversation):
    """What a server answers to each call, with paths from the folder of the app."""
    # The runtime's own trace of a crash differs from run to run.
    environment = {name: value for name, value in os.environ.items() if name != "SWIFT_BACKTRACE"}
    server = subprocess.Popen(
        [console, "mcp"], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    answers = []
    for number, (tool, arguments) in enumerate(calls(conversation), 1):
        call = {"name": tool, "arguments": json.loads(arguments), "_meta": META}
        request = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": call}
        server.stdin.write(json.dumps(request) + "\n")
        server.stdin.flush()
        if not select.select([server.stdout], [], [], 120)[0]:
            sys.exit(f"{tool} {arguments}: the server doesn't answer")
        text = json.loads(server.stdout.readline())["result"]["content"][0]["text"]
        answers.append(text.replace(f"{folder}/", ""))
    server.stdin.close()
    server.wait()
    return answers


def written(conversation, answers):
    """The conversation with these answers."""
    lines = [line for line in conversation.splitlines() if line.startswith("> ")]
    return "".join(f"{line}\n{answer}\n" for line, answer in zip(lines, answers))


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--update"]
    checkout, scratch = (pathlib.Path(argument).resolve() for argument in arguments[:2])
    files = [pathlib.Path(name) for name in arguments[2:]] or sorted((checkout / "Examples/Agent").glob("*.md"))
    copy = scratch / "Storefront"
    blocks = {}
    for file in files:
        text = file.read_text()
        found = re.search(r"```agent\n(.*?)```", text, re.S)
        if found:
            blocks[file] = (text, found.group(1))
    write_copy(checkout, copy)
    # What SwiftPM planned before knows no files that have come into the checkout since.
    for plan in (scratch / "build").glob("*.yaml"):
        plan.unlink()
    console = build(copy, scratch)
    sound = {file: converse(console, copy, conversation) for file, (_, conversation) in blocks.items()}
    failures = 0
    for file, (text, conversation) in blocks.items():
        write_copy(checkout, copy, mistake(text, file.name))
        answers = converse(build(copy, scratch), copy, conversation)
        problem = None
        if answers == sound[file]:
            problem = "the answers are those of the app without the mistake"
        elif "--update" in sys.argv:
            file.write_text(text.replace(conversation, written(conversation, answers)))
        elif written(conversation, answers) != conversation:
            problem = "the answers differ:\n" + written(conversation, answers)
        failures += problem is not None
        print(f"{file.name}: {problem or f'{len(answers)} calls, {sum(map(len, answers))} characters'}")
    print(f"{len(blocks) - failures} of {len(blocks)} mistakes are shown")
    sys.exit(1 if failures else 0)


main()
