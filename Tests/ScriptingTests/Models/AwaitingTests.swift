import Lua
import Testing
import Views

@testable import Scripting

@Suite("What takes its time") @MainActor
struct AwaitingTests {
    /// Runs a chunk as a spec's body runs, and gives what it returns.
    private func drive(_ source: String) async throws -> [Value] {
        let session = try SampleCatalog.session()
        let host = try ScriptLibrary.makeHost(session.interpreter) { _ in }
        let library = try ScriptLibrary.load(["assert", "coroutines"], into: session.interpreter, host: host)
        try session.interpreter.globals.set("library", .table(library))
        let make = try session.interpreter.load(
            """
            return function()
              return library.coroutines.driven(function()
                return "done", (function() \(source) end)()
              end)
            end
            """, name: "@test.lua"
        ).call().first?.function
        let driver = try ScriptDriver(makeCoroutine: #require(make))
        return Array(try await driver())
    }

    @Test("is awaited, and gives its result")
    func results() async throws {
        let results = try await drive(
            """
            local inbox = models.Inbox()
            local screen = host(views.Inbox(inbox))
            local count = inbox:load({ 'a', 'b' })
            return count, inbox.count, screen:findAll('Text')[2]:string(), app.later('so')
            """)
        #expect(results == [2, 2, "2 items", "so!"])
    }

    @Test("raises what Swift throws, which a script can catch")
    func failures() async throws {
        let results = try await drive(
            """
            local inbox = models.Inbox()
            local ok, problem = pcall(inbox.load, inbox, { 'a' }, true)
            local fits, reason = pcall(inbox.load, inbox, { 5 })
            return ok, tostring(problem), fits, tostring(reason), inbox.count
            """)
        #expect(
            results == [
                false, "no room for more than 1 items", false, "argument 1[1]: expected string, got integer 5", 1,
            ])
    }

    @Test("works within a script's own coroutines")
    func coroutines() async throws {
        let results = try await drive(
            """
            local next = coroutine.wrap(function() coroutine.yield(app.later('a')); return app.later('b') end)
            return next(), next()
            """)
        #expect(results == ["a!", "b!"])
    }

    @Test("is refused where nothing can wait")
    func refusal() async throws {
        let session = try SampleCatalog.session()
        #expect(session.message(of: "app.later('x')")?.contains("app.later is async") == true)
        let results = try await drive(
            """
            local screen = host(Button('go', function() app.later('x') end))
            local ok, problem = pcall(function() screen:find('Button'):tap() end)
            return ok, tostring(problem)
            """)
        #expect(results.first == false)
        #expect(results.last?.string?.contains("app.later is async and can't be awaited here") == true)
    }

    @Test("lets changes that come meanwhile be told")
    func changesMeanwhile() async throws {
        let results = try await drive(
            """
            local seen
            local inbox = models.Inbox()
            inbox:onChange('title', function(new) seen = new end)
            inbox:fill()
            return wait_until(function() return seen end)
            """)
        #expect(results == ["filled"])
    }
}

@Suite("Registered functions and host options") @MainActor
struct FunctionTests {
    private let session: ScriptSession

    init() throws {
        session = try SampleCatalog.session()
    }

    @Test("are called by name")
    func calls() throws {
        #expect(
            try session.run("return app.now(), app.join({ 'a', 'b' }, '-'), app.join{ 'a', 'b' }") == [
                42.5, "a-b", "ab",
            ])
        #expect(try session.run("return app.now{}") == [42.5])
    }

    @Test(
        "say what is wrong",
        arguments: [
            ("app.fail()", "no room for more than 0 items"),
            ("app.join({ 'a', 5 })", "argument 1[2]: expected string, got integer 5"),
            ("app.now(5)", "app.now: takes at most 0 arguments in order, got 1"),
            (
                "app.nwo()",
                "no function is registered as 'nwo' (did you mean 'now'?); registered are: now, join, fail, plain, later"
            ),
            ("app.now = 5", "'now' of app cannot be assigned to: functions are registered in Swift"),
        ])
    func mistakes(source: String, message: String) {
        #expect(session.message(of: source) == message)
    }

    @Test("give views their environment and objects")
    func options() throws {
        try session.run(
            """
            inbox = models.Inbox{ items = {}, title = 'Work' }
            owner = models.Owner{ name = 'Ann' }
            screen = host(views.Owner(), {
              environment = { locale = 'de', sampleNumber = 7 }, objects = { inbox, owner },
            })
            """)
        #expect(try session.text("return screen:find('Text'):string()") == "Ann Work 7 de")
        try session.run("inbox.title = 'Play'; owner.name = 'Bob'")
        #expect(try session.text("return screen:find('Text'):string()") == "Bob Play 7 de")
    }

    @Test(
        "refuse options that are none",
        arguments: [
            (
                "{ environment = { sampleNumbr = 1 } }",
                "environment has no 'sampleNumbr' (did you mean 'sampleNumber'?)"
            ),
            ("{ environment = { locle = 'de' } }", "environment has no 'locle' (did you mean 'locale'?)"),
            (
                "{ environment = { sampleNumber = 'x' } }",
                "environment.sampleNumber: expected integer, got string \"x\""
            ),
            ("{ environment = { colorScheme = 'drak' } }", "environment.colorScheme: expected color scheme"),
            ("{ objects = { 5 } }", "objects[1]: expected model, as models.Name{ … } makes one, got integer 5"),
            ("{ objets = {} }", "host: takes no argument named 'objets'; did you mean 'objects'?"),
        ])
    func optionMistakes(options: String, message: String) throws {
        #expect(session.message(of: "host(views.Owner(), \(options))")?.hasPrefix(message) == true)
    }
}
