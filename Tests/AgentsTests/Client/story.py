"""The story of an agent with the official Python client: explore a screen, write a spec, run it, mend it.

Usage: story.py CONSOLE MODE, with a mode of the client: auto, legacy or 2026-07-28. Prints the number of checks.
"""

import asyncio
import base64
import os
import sys
import tempfile

from mcp import Client, MCPError
from mcp.client.stdio import StdioServerParameters

SPEC = """describe("Lamp", function()
  it("lights up", function()
    local screen = host(views.Lamp())
    screen:find{ button = "Turn on" }:tap()
    assert.has_text(screen, "%s")
  end)
end)
"""

checks = 0


def check(fact, *found):
    global checks
    checks += 1
    assert fact, found


async def call(client, tool, failing=False, **arguments):
    """Calls a tool and returns its text, which has to be an error where one is wanted."""
    result = await client.call_tool(tool, arguments)
    check(result.is_error == failing, tool, arguments, result)
    return result.content[0].text


async def lists(client):
    tools = (await client.list_tools(cache_mode="refresh")).tools
    check([tool.name for tool in tools] == ["views", "host", "look", "act", "lua", "spec", "docs"], tools)
    check(sum(len(tool.model_dump_json(by_alias=True, exclude_none=True)) for tool in tools) <= 8192)
    resources = (await client.list_resources(cache_mode="refresh")).resources
    check("viewspec://article/FirstSpec" in [str(resource.uri) for resource in resources], resources)
    templates = (await client.list_resource_templates()).resource_templates
    check(templates[0].uri_template == "viewspec://page/{name}", templates)
    page = await client.read_resource("viewspec://page/Toggle")
    check("Toggle" in page.contents[0].text, page)
    try:
        await client.read_resource("viewspec://page/Nowhere")
        check(False)
    except MCPError as error:
        check(error.code in (-32602, -32002), error)


async def exploration(client):
    check("views.SignIn{ [user = string] }" in await call(client, "views"))
    check("Turns it on or off." in await call(client, "docs", page="Toggle:tap"))
    hosted = await call(client, "host", view='SignIn{ user = "ann" }')
    check(hosted.startswith("s1\nSignIn [e1]\n"), hosted)
    check("disabled" in await call(client, "act", True, screen="s1", steps=[{"do": "tap", "on": {"button": "Sign in"}}]))
    steps = [{"do": "setInput", "on": "e5", "with": ["secret"]}, {"do": "tap", "on": "e7"}]
    change = await call(client, "act", screen="s1", steps=steps)
    check('Text "Welcome, ann"' in change, change)
    check("has left the screen" in await call(client, "look", True, screen="s1", ref="e7"))
    check(await call(client, "lua", screen="s1", code="1 + 1") == "2")
    picture = await client.call_tool("look", {"screen": "s1", "picture": True})
    check(picture.content[1].mime_type == "image/png", picture)
    check(base64.b64decode(picture.content[1].data).startswith(b"\x89PNG"), picture)


async def writing(client):
    path = "specs/lamp_spec.lua"
    wrong = await call(client, "spec", True, path=path, text=SPEC % "Light")
    check('Expected the text "Light".' in wrong and '"Bright", "Turn off"' in wrong, wrong)
    again = await call(client, "spec", True, path=path, text=SPEC % "Bright")
    check("already exists" in again, again)
    check("1 success, 0 failures" in await call(client, "spec", path=path, text=SPEC % "Bright", replace=True))
    check("1 success, 0 failures" in await call(client, "spec", screen="s1", name="signs in"))
    heard = []

    async def hear(progress, total, message):
        heard.append((progress, message))

    result = await client.call_tool("spec", {}, progress_callback=hear)
    check("2 successes, 0 failures" in result.content[0].text, result)
    check([progress for progress, _ in heard] == [1, 2], heard)
    check("Lamp lights up" in [message for _, message in heard], heard)


async def mistakes(client):
    check("did you mean 'screen'" in await call(client, "look", True, scren="s1"))
    check("there is no screen 's9'" in await call(client, "look", True, screen="s9"))
    loop = await call(client, "lua", True, screen="s1", code="while true do end", timeout=0.3)
    check("timed out after 0.3 s" in loop, loop)
    try:
        await client.call_tool("nothing", {})
        check(False)
    except MCPError as error:
        check(error.code == -32602, error)


async def wrong_arguments(client):
    """Whoever calls a tool in a wrong way is told what it takes, by a result."""
    for tool, arguments, reason in [
        ("host", {"view": 5}, "'view' is a string, got a number"),
        ("host", {"view": "Lam"}, "did you mean 'Lamp'?"),
        ("host", {"view": "Lamp", "preview": "x"}, "give one of them"),
        ("host", {"view": "SignIn{"}, "can't host"),
        ("look", {"screen": "s1", "depth": -1}, "is a whole number from 0 to 1000"),
        ("look", {"screen": "s1", "ref": "e1", "find": {"text": "x"}}, "give one of them"),
        ("act", {"screen": "s1", "steps": {}}, "'steps' is a list"),
        ("act", {"screen": "s1", "steps": [{"do": "tap", "on": "e999"}]}, "there is no view e999"),
        ("act", {"screen": "s1", "steps": [{"do": "tap it"}]}, "'do' is the name of a verb"),
        ("lua", {"screen": "s1", "code": "1", "timeout": 9000}, "'timeout' is a number from 0.1 to 600"),
        ("lua", {"screen": "s1", "code": "1 +"}, "the chunk is incomplete"),
        ("lua", {"screen": "s1", "code": "io.open('/etc/passwd').x = 1"}, "nil"),
        ("spec", {"path": "../a_spec.lua", "text": ""}, "below the working directory"),
        ("spec", {"path": "a.lua", "text": ""}, "ends with _spec.lua"),
        ("docs", {"page": "Togle"}, "did you mean 'Toggle'?"),
        ("views", {"search": "nowhere"}, "nothing has 'nowhere'"),
    ]:
        check(reason in await call(client, tool, True, **arguments), tool, arguments)


async def parts(client):
    """Answers hold what was asked for, and no more."""
    tree = await call(client, "look", screen="s1", depth=1)
    check(len(tree.split("\n")) == 2 and "inside" in tree, tree)
    found = await call(client, "look", screen="s1", find={"button": "Sign out"})
    check("Sign out" in found and "Welcome" not in found, found)
    check(len(await call(client, "docs", page="WhatAPersonDoes", limit=1000)) < 1400)
    check("Toggle" in await call(client, "docs", search="turn on"))
    check("1 success" in await call(client, "spec", filter="Lamp"))
    printed = await call(client, "lua", screen="s1", code="print('printed') return 1")
    check(printed == "1\nprinted:\nprinted", printed)


async def cancellation(client):
    endless = asyncio.create_task(
        client.call_tool("lua", {"screen": "s1", "code": "while true do end", "timeout": 600}))
    await asyncio.sleep(0.2)
    endless.cancel()
    try:
        await endless
        check(False)
    except asyncio.CancelledError:
        pass
    check(await call(client, "lua", screen="s1", code="'still here'") == '"still here"')


async def many(client):
    hosted = await call(client, "host", view="Lamp")
    screen = hosted.split("\n")[0]
    for index in range(1000):
        result = await client.call_tool("act", {"screen": screen, "steps": [{"do": "tap", "on": "e5"}]})
        assert ("Bright" if index % 2 == 0 else "Dark") in result.content[0].text, result
    answers = await asyncio.gather(*(call(client, "lua", screen=screen, code=f"return {n}") for n in range(10)))
    check(answers == [str(n) for n in range(10)], answers)


async def main(console, mode):
    with tempfile.TemporaryDirectory() as folder:
        server = StdioServerParameters(command=console, args=["mcp"], cwd=folder)
        async with Client(server, mode=mode) as client:
            check(client.protocol_version == ("2025-11-25" if mode == "legacy" else "2026-07-28"), client.protocol_version)
            # Without discovery, nothing has said who serves.
            check(mode == "2026-07-28" or client.server_info.name == "viewspec", client.server_info)
            for part in [lists, exploration, writing, parts, mistakes, wrong_arguments, cancellation, many]:
                await part(client)
        check(sorted(os.listdir(f"{folder}/specs")) == ["lamp_spec.lua", "signs_in_spec.lua"])


asyncio.run(main(os.path.abspath(sys.argv[1]), sys.argv[2]))
print(f"{checks} checks")
