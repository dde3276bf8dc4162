import Scripting
import SwiftUI
import TestSupport
import Testing

@testable import Console

/// The commands one by one, with what they say where they can't do it.
@MainActor
@Suite("Commands of the console", .serialized)
struct CommandTests {
    private static let catalog = Catalog {
        RegisteredView("Lamp") { Text("dark") }
        RegisteredView("Greeting") { (arguments: [String: String]) in Text("Hello, \(arguments["name"] ?? "")") }
    }

    @Test(
        "are known by as much of their names as is clear",
        arguments: [
            ("q", "quit"), ("quit", "quit"), ("re", "error: :re could be :rebuild, :record, :reload"),
            ("s", "error: :s could be :screen, :show, :spec"),
            ("quti", "error: there is no command :quti; did you mean :quit?"),
            ("xyzzy", "error: there is no command :xyzzy; :help lists them"),
            ("", "error: a command's name follows the colon; :help lists them"),
            ("run! a", "error: :run takes no exclamation mark"),
        ])
    func names(_ line: String, _ answer: String) async throws {
        #expect(try await CommandSession().type(":" + line) == answer)
    }

    @Test("are listed by :help")
    func help() async throws {
        let lines = try await CommandSession().type(":help").split(separator: "\n").map(String.init)
        #expect(lines.count == SessionCommand.all.count)
        #expect(lines[1] == ":load file.lua…            Run Lua files in this session.")
    }

    @Test("take words, and words in quotes")
    func words() {
        let line = CommandWords("spec!  \"signs  in\" a_spec.lua ")
        #expect(line.name == "spec" && line.isForced)
        #expect(line.words == ["signs  in", "a_spec.lua"])
    }

    // MARK: Files

    @Test(":load runs a file, and says where it fails")
    func load() async throws {
        let folder = try TemporaryFolder()
        let console = try CommandSession()
        try folder.write("function double(n) return 2 * n end", to: "a.lua")
        try folder.write("local x = 1\nerror(\"oh no\")", to: "b.lua")
        #expect(await console.type(":load \(folder)/a.lua") == "loaded \(folder)/a.lua")
        #expect(await console.type("double(4)") == "8")
        let failure = await console.type(":load \(folder)/b.lua")
        #expect(failure.hasPrefix("error: \(folder)/b.lua:2: oh no\n"))
        #expect(failure.contains("> 2 | error(\"oh no\")"))
        #expect(
            await console.type(":load \(folder)/c.lua")
                == "error: can't read '\(folder)/c.lua': No such file or directory")
        #expect(await console.type(":load") == "error: name a file: :load file.lua")
        #expect(
            console.commands.recorder.spec(named: "").preview == [
                "dofile(\"\(folder)/a.lua\")", "assert.equal(8, double(4))",
            ])
    }

    @Test(":reload loads files and modules anew, also where variables hold them")
    func reload() async throws {
        let folder = try TemporaryFolder()
        let console = try CommandSession()
        #expect(
            await console.type(":reload")
                == "error: nothing to reload: no file was loaded by :load, no module by require")
        #expect(await console.type(":reload now") == "error: :reload takes no arguments: it reloads everything")
        try folder.write("return { value = 1 }", to: "part.lua")
        try folder.write("level = 1", to: "a.lua")
        await console.type(
            "package.path = '\(folder)/?.lua;' .. package.path", "part = require 'part'", ":load \(folder)/a.lua")
        try folder.write("return { value = 2 }", to: "part.lua")
        try folder.write("level = 2", to: "a.lua")
        #expect(await console.type(":reload") == "reloaded module part, \(folder)/a.lua")
        #expect(await console.type("part.value, level, require('part').value") == "2\t2\t2")
        try folder.write("return {", to: "part.lua")
        #expect(await console.type(":reload").contains("error loading module 'part'"))
    }

    @Test(":run runs specs, and those of last time again")
    func run() async throws {
        let console = try CommandSession()
        #expect(await console.type(":run") == "error: name a spec file: :run file_spec.lua")
        #expect(await console.type(":run --jobs") == "error: :run takes files and folders, not --jobs")
        #expect(await console.type(":run a_spec.lua:3") == "")
        console.specs.pass = false
        #expect(await console.type(":run") == "error: Not all specs passed.")
        #expect(console.specs.runs == [["a_spec.lua:3"], ["a_spec.lua:3"]])
        #expect(console.terminal.output == "ran a_spec.lua:3\nran a_spec.lua:3\n")
    }

    // MARK: Screens

    @Test(":views lists what there is")
    func views() async throws {
        let console = try CommandSession(catalog: Self.catalog)
        #expect(await console.type(":views") == "Views of the app\n  views.Greeting(table)\n  views.Lamp()")
        #expect(await console.type(":views all") == "error: :views takes no arguments")
        await console.type("Counter = View('Counter', function(self) return Text('0') end)")
        #expect(await console.type(":views").hasSuffix("views.Lamp()\nViews defined here\n  Counter"))
        #expect(try await CommandSession().type(":views") == "No view is registered, and none was defined.")
    }

    @Test(":screen shows the screen that was hosted last")
    func screen() async throws {
        let console = try CommandSession()
        #expect(await console.type(":screen") == "error: nothing is hosted yet: screen = host(views.Name())")
        await console.type("host(Text('a'))", "host(Text('b'))")
        #expect(await console.type(":screen") == "Text \"b\"")
        #expect(await console.type(":screen b") == "error: :screen takes no arguments; tree(element) shows a part")
    }

    @Test("a view is hosted at the start")
    func hosted() async throws {
        let console = try CommandSession(
            catalog: Self.catalog, view: InitialView(name: "Greeting", arguments: "{ name = 'Ann' }"))
        #expect(
            CommandSession.text(await console.commands.start())
                == "screen = host(views.Greeting{ name = 'Ann' })\nText \"Hello, Ann\"")
        #expect(await console.type("screen:text():string()") == "\"Hello, Ann\"")
        #expect(
            console.commands.recorder.spec(named: "greets").text.hasPrefix(
                "describe(\"Greeting\", function()\n  it(\"greets\", function()\n    local screen = host(views.Greeting{"
            ))
    }

    @Test(
        "a view that can't be hosted ends the console",
        arguments: [
            (InitialView(name: "Lmap"), "no view is registered as 'Lmap'; did you mean 'Lamp'?\n"),
            (
                InitialView(name: "Unheard"),
                "no view is registered as 'Unheard'; registered are Greeting, Lamp\n"
            ),
            (
                InitialView(name: "Greeting"),
                "cannot host Greeting: views.Greeting takes arguments, and got none: views.Greeting(table); pass arguments as in "
                    + "--arguments '{ name = \"Ann\" }'\n"
            ),
            (InitialView(name: "Lamp", arguments: "{ a"), "cannot host Lamp: '}' expected near ')'\n"),
        ])
    func refused(_ view: InitialView, _ message: String) async throws {
        let console = try CommandSession(catalog: Self.catalog, view: view)
        #expect(CommandSession.text(await console.commands.start()) == "quit")
        #expect(console.commands.isRefused)
        #expect(console.terminal.errors == message)
    }

    // MARK: Recording

    @Test(":record shows, stops, goes back and begins anew")
    func record() async throws {
        let console = try CommandSession()
        #expect(await console.type(":record") == "Recording; nothing that a spec could do so far.")
        #expect(await console.type(":record undo") == "error: nothing has been recorded")
        #expect(
            await console.type("a = 1", "a", ":rec")
                == "Recording. A spec would do this:\n  local a = 1\n  assert.equal(1, a)")
        #expect(await console.type(":record undo") == "Forgotten: a")
        #expect(await console.type(":record stop") == "Recording is stopped. :spec name makes a spec of 1 entry.")
        #expect(await console.type("b = 1", ":record") == "Recording is stopped. A spec would do this:\n  local a = 1")
        #expect(await console.type(":record start") == "Recording. :spec name makes a spec of it.")
        #expect(
            await console.type("b", ":record")
                == "Recording. A spec would do this:\n  local b = 1\n  assert.equal(1, b)")
        #expect(
            await console.type(":record strat")
                == "error: :record takes start, stop, undo or nothing, got strat; did you mean :record start?")
        #expect(await console.type(":record a b") == "error: :record takes start, stop, undo or nothing")
    }

    @Test(":spec writes a file, keeps one that is there, and tells what came of it")
    func spec() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("new/a_spec.lua")
        let console = try CommandSession()
        #expect(await console.type(":spec counts \(path)") == "error: nothing that a spec could do has been recorded")
        #expect(await console.type("1 + 1", ":spec counts \(path)") == "")
        #expect(console.terminal.output == "wrote \(path)\nran \(path)\n")
        let written = try folder.read("new/a_spec.lua")
        #expect(written.contains("it(\"counts\", function()\n    assert.equal(2, 1 + 1)\n"))
        #expect(await console.type(":spec counts \(path)") == "error: \(path) already exists; :spec! replaces it")
        console.specs.pass = false
        let answer = await console.type("3", ":spec! counts again \(path)")
        #expect(answer.hasPrefix("error: The spec fails"))
        #expect(try folder.read("new/a_spec.lua").contains("it(\"counts again\""))
        try folder.write("", to: "file")
        #expect(
            await console.type(":spec counts \(folder)/file/a_spec.lua")
                == "error: cannot write \(folder)/file/a_spec.lua: Not a directory")
    }

    @Test(
        "a spec's name gives its file",
        arguments: [
            ("signs_in", "signs in", "specs/signs_in_spec.lua"), ("Signs in", "Signs in", "specs/signs_in_spec.lua"),
            ("a ../b.lua", "a", "../b.lua"), ("a/../../b", "a/../../b", "specs/a_______b_spec.lua"),
        ])
    func place(_ typed: String, _ name: String, _ path: String) throws {
        let found = try SpecPath.named(typed.split(separator: " ").map(String.init))
        #expect(found.name == name)
        #expect(found.path == path)
    }

    @Test(
        "a spec without a name is refused",
        arguments: [
            ([], "name the spec: :spec name [file]"),
            (["a.lua"], "name the spec: :spec name a.lua"),
            (["..."], "a spec's name needs a letter or a digit; got ..."),
        ])
    func noName(_ words: [String], _ message: String) {
        let error = #expect(throws: CommandFailure.self) { try SpecPath.named(words) }
        #expect(error?.description == message)
    }
}
