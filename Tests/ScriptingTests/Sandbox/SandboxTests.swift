import Foundation
import Lua
import TestSupport
import Testing

@testable import Scripting

/// A folder with a project in it, and a session that is confined to its specs.
@MainActor
struct Project {
    let folder: TemporaryFolder
    let session: ScriptSession

    /// - Parameter files: Their texts by their paths. The script stands in `specs`.
    init(_ files: [String: String] = [:], isTrusted: Bool = false, memoryLimit: Int? = nil) throws {
        folder = try TemporaryFolder(
            files.merging(["specs/own.txt": "own", "outside.txt": "secret"], uniquingKeysWith: { $1 }))
        let sandbox = Sandbox(
            file: folder.path("specs/a_spec.lua"), templates: [folder.path("lib/?.lua")], isTrusted: isTrusted)
        session = try ScriptSession(
            catalog: Catalog(), configuration: .init(memoryLimit: memoryLimit, hookInterval: 0), sandbox: sandbox)
        let host = try ScriptLibrary.makeHost(session.interpreter) { _ in }
        try ScriptLibrary.load(["coroutines"], into: session.interpreter, host: host)
        try session.confine(to: sandbox)
        try session.interpreter.globals.set("folder", .string(LuaString(folder.path)))
    }
}

@Suite("The sandbox") @MainActor
struct SandboxTests {
    // MARK: What is taken away

    @Test(
        "refuses what reaches beyond a spec, and says what lifts it",
        arguments: [
            "os.execute('true')", "os.remove('x')", "os.rename('x', 'y')", "os.tmpname()", "io.popen('true')",
            "io.tmpfile()", "package.loadlib('x', 'y')", "string.dump(print)", "debug.sethook()",
            "debug.getlocal(1, 1)", "debug.getupvalue(print, 1)", "debug.setupvalue(print, 1, 1)",
            "debug.upvaluejoin(print, 1, print, 1)", "debug.getregistry()", "debug.getmetatable('')",
            "debug.setmetatable(1, {})", "debug.setuservalue(io.stdout, 1)", "debug.debug()",
            "os.setlocale('de_DE.UTF-8')",
        ])
    func refused(call: String) throws {
        let project = try Project()
        let message = try #require(project.session.message(of: call))
        #expect(message.contains("refused"))
        #expect(message.contains("--trust"))
    }

    @Test("leaves what asks only")
    func allowed() throws {
        let project = try Project()
        try project.session.run(
            """
            assert(os.getenv("PATH") and os.time() > 0 and os.clock() >= 0 and os.date("!%Y", 0) == "1970")
            assert(os.setlocale() == "C" and os.setlocale("C") == "C")
            assert(debug.traceback("here"):find("^here"))
            assert(load("return a", "chunk", "t", { a = 3 })() == 3)
            assert(collectgarbage("count") > 0)
            """)
    }

    @Test("shows the lines of a stack, and none of its functions")
    func information() throws {
        let project = try Project()
        let session = project.session
        #expect(try session.run("return debug.getinfo(1).currentline") == [1])
        #expect(try session.run("return debug.getinfo(1, 'f').func") == [.nil])
        #expect(try session.run("return debug.getinfo(print).what") == ["C"])
        #expect(try session.run("return debug.getinfo(1, 'Slnutrfffffffffffffffff').short_src") == ["test.lua"])
        #expect(try session.run("return debug.getinfo(coroutine.create(print), 0)") == [.nil])
        #expect(session.message(of: "debug.getinfo(1, '>f')")?.contains("invalid option") == true)
    }

    @Test("takes bytecode for no program")
    func bytecode() throws {
        let project = try Project(["specs/b.lua": "\u{1B}Lua"])
        #expect(try project.session.text("return select(2, load('\\27Lua'))")?.contains("binary chunk") == true)
        #expect(try project.session.text("return select(2, load('\\27Lua', 'x', 'b'))")?.contains("binary") == true)
        let source = "return select(2, loadfile(folder .. '/specs/b.lua', 'b'))"
        #expect(try project.session.text(source)?.contains("bytecode") == true)
    }

    @Test("notes an exit that was asked for, though it was caught")
    func exit() throws {
        let project = try Project()
        #expect(project.session.interpreter.takeExit() == nil)
        #expect(project.session.message(of: "os.exit(0)") == "test.lua:1: \(Interpreter.Exit.message)")
        #expect(project.session.interpreter.takeExit()?.position?.line == 1)
        try project.session.run("\ncoroutine.wrap(function() pcall(os.exit, true) end)()")
        #expect(project.session.interpreter.takeExit() != nil)
        #expect(project.session.interpreter.takeExit() == nil)
        #expect(try Project(isTrusted: true).session.message(of: "os.exit(0)") != nil)
    }

    // MARK: Files

    @Test("opens files below the script's own folder")
    func ownFiles() throws {
        let project = try Project()
        try project.session.run(
            """
            local own = folder .. "/specs/"
            assert(io.open(own .. "own.txt"):read("a") == "own")
            local file = assert(io.open(own .. "new.txt", "w"))
            file:write("line\\n")
            file:close()
            for line in io.lines(own .. "../specs/new.txt") do assert(line == "line") end
            io.input(own .. "own.txt")
            assert(io.read("a") == "own")
            io.output(own .. "new.txt")
            io.write("again")
            io.close()
            io.output(io.stdout)
            local _, message, code = io.open(own .. "nothing.txt")
            assert(message:find("No such file") and code == 2)
            """)
    }

    @Test(
        "opens no others, whatever leads there",
        arguments: [
            "/outside.txt", "/specs/../outside.txt", "/specs/link.txt", "/specs/up/outside.txt", "/nothing.txt",
            "/specs/./././../outside.txt", "/specs2/own.txt", "//etc/passwd", "/specs/own.txt\\0.txt",
        ])
    func otherFiles(path: String) throws {
        let project = try Project(["specs2/own.txt": "not quite"])
        try project.folder.link("specs/link.txt", to: "../outside.txt")
        try project.folder.link("specs/up", to: "..")
        let path = path.hasPrefix("//") ? "'\(path.dropFirst())'" : "folder .. '\(path)'"
        #expect(try project.session.text("return select(2, io.open(\(path)))")?.contains("refused") == true)
        #expect(try project.session.run("return (io.open(\(path), 'a'))") == [.nil])
        #expect(project.session.message(of: "io.lines(\(path))")?.contains("refused") == true)
        #expect(project.session.message(of: "io.input(\(path))")?.contains("refused") == true)
        #expect(project.session.message(of: "io.output(\(path))")?.contains("refused") == true)
        #expect(try project.session.text("return select(2, loadfile('/etc/passwd'))")?.contains("refused") == true)
        #expect(project.session.message(of: "dofile('/etc/passwd')")?.contains("refused") == true)
    }

    @Test("makes no file through a link, and none that is hidden")
    func writing() throws {
        let project = try Project()
        try project.folder.link("specs/dangling.txt", to: "../made.txt")
        for name in ["dangling.txt", ".viewspec.lua", ".git/hooks/pre-commit"] {
            let source = "return select(2, io.open(folder .. '/specs/\(name)', 'w'))"
            #expect(try project.session.text(source)?.contains("refused") == true, "\(name)")
        }
        #expect(!project.folder.contains("made.txt"))
    }

    @Test("is lifted by trust")
    func trust() throws {
        let project = try Project(isTrusted: true)
        try project.session.run(
            """
            assert(io.open(folder .. "/outside.txt"):read("a") == "secret")
            assert(debug.getregistry() and debug.getupvalue(require, 1))
            assert(os.execute("true"))
            assert(load(string.dump(function() return 7 end))() == 7)
            assert(package.loadlib and package.cpath ~= "")
            """)
    }

    // MARK: Modules

    @Test("finds modules beside the script and in the project's folders, once")
    func modules() throws {
        let project = try Project([
            "specs/near.lua": "count = (count or 0) + 1 return { name = ... }", "lib/deep/one.lua": "return 1",
        ])
        try project.session.run(
            """
            assert(require("near").name == "near" and require("near") == require("near") and count == 1)
            local _, place = require("near")
            assert(require("deep.one") == 1)
            assert(package.searchpath("near", folder .. "/specs/?.lua"):find("near.lua$"))
            """)
        #expect(
            project.session.loadedFiles == [
                project.folder.path("specs/near.lua"), project.folder.path("lib/deep/one.lua"),
            ])
    }

    @Test("says where it looked for a module, and which one is near")
    func missingModule() throws {
        let project = try Project(["lib/helper.lua": "", "lib/deep/other.lua": ""])
        let message = try #require(project.session.message(of: "require('helpr')"))
        #expect(message.contains("module 'helpr' not found"))
        #expect(message.contains("no file '\(project.folder)/lib/helpr.lua'"))
        #expect(message.contains("no file '\(project.folder)/specs/helpr/init.lua'"))
        #expect(message.contains("did you mean 'helper'?"))
        #expect(project.session.message(of: "require('deep.othr')")?.contains("'deep.other'") == true)
    }

    @Test("places a module's errors in its own file")
    func brokenModules() throws {
        let project = try Project([
            "lib/broken.lua": "return {\n", "lib/fails.lua": "\n\nerror('oops')", "lib/odd.lua": "#!lua\nerror('x')",
        ])
        let broken = try #require(project.session.message(of: "require('broken')"))
        #expect(broken.contains("error loading module 'broken'") && broken.contains("broken.lua:2:"))
        #expect(project.session.message(of: "require('fails')")?.contains("fails.lua:3: oops") == true)
        #expect(project.session.message(of: "dofile(folder .. '/lib/odd.lua')")?.contains("odd.lua:2: x") == true)
        #expect(project.session.message(of: "package.path = 1 require('a')")?.contains("package.path") == true)
    }

    @Test("lets no path lead modules out of the project")
    func modulePaths() throws {
        let project = try Project()
        let secret = project.session.message(of: "package.path = '/etc/?' require('passwd')")
        #expect(secret?.contains("'/etc/passwd' is refused") == true)
        #expect(try project.session.run("return (package.searchpath('passwd', '/etc/?'))") == [.nil])
        #expect(project.session.message(of: "require('lfs')")?.contains(".so") == false)
        try project.session.run("package.cpath = '/usr/lib/x86_64-linux-gnu/lua/5.4/?.so'")
        #expect(project.session.message(of: "require('lfs')")?.contains(".so") == false)
        // What a script puts into the list itself can do no more than the script.
        try project.session.run(
            "package.searchers[3] = function(name) return function() return name end end assert(require('m') == 'm')"
        )
    }

    // MARK: Ways out

    @Test(
        "keeps to itself what scripts share",
        arguments: [
            "assert(getmetatable('') == false)",
            "assert(not pcall(setmetatable, '', {}))",
            "assert(not pcall(setmetatable, host, {}))",
            "assert(type(getmetatable(State(1))) == 'string')",
            "assert(not pcall(setmetatable, State(1), {}))",
            "assert(not pcall(rawset, State(1), 'value', 2))",
            "assert(not pcall(rawget, Text('a'), 'string'))",
            "assert(not pcall(getmetatable(io.stdout).__gc, State(1)))",
            "assert(not pcall(getmetatable(io.stdout).__index.close, State(1)))",
            "assert(not pcall(Text('a').padding, io.stdout))",
            "assert(not pcall(Text('a').padding, State(1)))",
            "assert(not pcall(Text('a').padding, setmetatable({}, { __name = 'View' })))",
            "assert(not pcall(host, io.stdout))",
            "assert(not pcall(Text('a').padding))",
            "assert(not pcall(string.format, '%s', setmetatable({}, { __tostring = function() error('no') end })))",
            "assert(not pcall(string.format, '%s', setmetatable({}, { __tostring = function() return {} end })))",
            "assert(not pcall(string.format, '%d', '0x1p4000'))",
            "assert(not pcall(string.rep, 'x', 1 << 62))",
            "assert(not pcall(table.concat, setmetatable({}, { __len = function() return 1 << 62 end })))",
            "assert(not pcall(table.unpack, {}, 1, 1e8))",
            "assert(not pcall(coroutine.close, coroutine.running()))",
            "assert(not pcall(string.gsub, 'x', ('()'):rep(40), ''))",
            "assert(not pcall(string.find, ('a'):rep(300000), ('.-'):rep(300000) .. 'b'))",
        ])
    func tricks(source: String) throws {
        let project = try Project()
        try project.session.run(source)
        #expect(try project.session.text("return host(Text('well')):string()") == "well")
    }

    @Test("stays whole when its functions are called across coroutines and finalizers")
    func finalizers() throws {
        let project = try Project()
        try project.session.run(
            """
            for round = 1, 50 do
              setmetatable({}, { __gc = function() collectgarbage() error({}) end })
              setmetatable({}, { __gc = function() host(Text("late")) os.exit() end })
              setmetatable({}, { __gc = function(self) resurrected = self coroutine.yield() end })
              local wrapped = coroutine.wrap(function() host(Text("x"):onAppear(function() coroutine.yield() end)) end)
              pcall(wrapped)
            end
            collectgarbage()
            collectgarbage()
            """)
        #expect(project.session.interpreter.takeExit() != nil)
        project.session.endSpec()
        #expect(try project.session.text("return host(Text('well')):string()") == "well")
    }

    @Test("ends what is too deep or too large in an error")
    func limits() throws {
        let project = try Project(memoryLimit: 60_000_000)
        let session = project.session
        let deep = try #require(session.message(of: "local function f() return f() + 1 end f()"))
        #expect(deep.contains("stack overflow") || deep.contains("memory"), "\(deep)")
        #expect(
            session.message(of: "local t = setmetatable({}, {}) getmetatable(t).__index = t; return t.x")?.contains(
                "loop") == true)
        #expect(session.message(of: "return ('x'):rep(1e9)")?.contains("memory") == true)
        #expect(session.message(of: "local t = {} while true do t[#t + 1] = ('x'):rep(1e6) .. #t end") != nil)
        #expect(session.message(of: "local s = 'x' while true do s = s .. s end")?.contains("memory") == true)
        #expect(session.message(of: "return load(('('):rep(1e5) .. ')')()") != nil)
        #expect(try session.text("return host(Text('well')):string()") == "well")
    }

    @Test("reads its own later modules with the functions that there were", arguments: ["_G", "string", "table"])
    func replacedGlobals(library: String) throws {
        let project = try Project()
        // `wait_until` prints an option with a module that isn't read before.
        try project.session.run(
            """
            broken = wait_until
            local own, keep = { broken = true, _G = true, error = true }, pcall
            local hostile, library = function() return nil end, \(library)
            for name, value in pairs(library) do if not own[name] then library[name] = hostile end end
            """)
        let message = project.session.message(of: "broken(function() end, { timeout = {} })")
        #expect(message?.contains("seconds from 0 to 86400, got {}") == true || library == "string")
        #expect(message != nil)
    }

    @Test("follows links below the folders of lpath, and nowhere else")
    func links() throws {
        let project = try Project(["elsewhere/a/b.lua": "return 'b'", "elsewhere/c.lua": "return 'c'", "lib/d.lua": ""])
        try project.folder.link("lib/a", to: "../elsewhere/a")
        try project.folder.link("lib/c.lua", to: "../elsewhere/c.lua")
        try project.folder.link("specs/c2.lua", to: "../elsewhere/c.lua")
        #expect(try project.session.run("return (require('a.b')), (require('c'))") == ["b", "c"])
        #expect(project.session.message(of: "require('c2')")?.contains("refused") == true)
        let above = "dofile(folder .. '/lib/../elsewhere/c.lua')"
        #expect(project.session.message(of: above)?.contains("refused") == true)
    }

    @Test("keeps the ./ of a template where a name goes on with a slash")
    func dots() throws {
        let project = try Project()
        try project.session.interpreter.globals.get("package").table?.set("path", "./?.lua")
        let message = try #require(project.session.message(of: "require('../src.cliargs.core')"))
        #expect(message.contains("'.////src/cliargs/core.lua'"))
        #expect(project.session.message(of: "require('nothing.here')")?.contains("'nothing/here.lua'") == true)
    }
}
