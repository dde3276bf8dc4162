import Console
import Foundation
import TestSupport
import Testing

/// The server of the page: what it answers to whom, and what pages are told.
@Suite struct ServerTests {
    private static let cart = """
        describe("A cart #shop", function()
            it("is empty", function() assert.are.equal(0, 0) end)
            it("adds", function()
                print("adding <b>one</b>")
                assert.are.equal(1, 2)
            end)
        end)
        """

    @Test func `The page and its files come with the token, and say that nothing else may be loaded`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        let page = try client.ask("GET", client.root)
        #expect(page.status == 200)
        #expect(page.body.hasPrefix("<!doctype html>"))
        #expect(page.headers.contains("Content-Type: text/html; charset=utf-8"))
        #expect(page.headers.contains("Content-Security-Policy: default-src 'none'; script-src 'self';"))
        #expect(!page.headers.contains("Access-Control"))
        for (_, name) in page.body.matches(of: /(?:src|href)="([a-z-]+\.(?:js|css))"/).map(\.output) {
            #expect(try client.ask("GET", "\(client.root)\(name)").status == 200, "\(name)")
        }
        #expect(try client.ask("GET", "\(client.root)other.js").status == 404)
        #expect(try client.end() == 130)
    }

    @Test func `Whoever hasn't the token, asks another host, or comes from another origin gets a plain 403`()
        async throws
    {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        let refused = [
            try client.ask("GET", "/"),
            try client.ask("GET", "/0123456789abcdef0123456789abcdef/"),
            try client.ask("GET", client.root, ["Host": "evil.example:\(client.port)"]),
            try client.ask(
                "POST", "\(client.root)call/run",
                ["Origin": "http://evil.example", "Content-Type": "application/json"], body: "{}"),
        ]
        for answer in refused {
            #expect(answer.status == 403)
            #expect(answer.headers.contains("Content-Type: text/plain"))
            #expect(!answer.body.isEmpty && !answer.body.contains("<"))
        }
        // What a form can send without being asked first is no call.
        let form = try client.ask(
            "POST", "\(client.root)call/run", ["Content-Type": "text/plain"], body: #"{"title":"all"}"#)
        #expect(form.status == 400)
    }

    @Test func `A page learns the specs, and how they end as they run, in each page`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        let pages = [try client.events(), try client.events()]
        #expect(try client.fields("run", ["title": "all specs"]) == [:])
        for page in pages {
            let state = try page.next()
            #expect(state["event"] == "state")
            _ = try page.next("started") { $0["id"]?.string?.hasSuffix("adds") == true }
            let finished = try page.next("finished") { $0["id"]?.string?.hasSuffix("adds") == true }
            guard case .object(let outcome)? = finished["outcome"] else {
                Issue.record("no outcome")
                return
            }
            #expect(outcome["outcome"] == "failure")
            #expect(outcome["output"] == "adding <b>one</b>\n")
            #expect(outcome["problems"].map { $0.text.contains("specs/cart_spec.lua:5") } == true)
            let ended = try page.next("running") { $0["state"]?.text.contains("\"isRunning\":false") == true }
            #expect(ended["state"]?.text.contains("\"failures\":1") == true)
        }
        // A page that comes later is told as well.
        let late = try client.events().next()
        #expect(late["state"]?.text.contains("adding <b>one") == true)
    }

    @Test func `One spec runs alone, and unknown files don't`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        let page = try client.events()
        _ = try client.fields("run", ["title": "is empty", "places": "specs/cart_spec.lua:2"])
        let ended = try page.next("running") { $0["state"]?.text.contains("\"isRunning\":false") == true }
        #expect(ended["state"]?.text.contains("\"successes\":1") == true)
        #expect(ended["state"]?.text.contains("\"failures\":0") == true)
        #expect(
            try client.fields("run", ["title": "x", "places": "/etc/passwd"]) == [
                "error": "there is no spec file /etc/passwd in the list; Reload reads the folders again"
            ])
    }

    @Test func `A file and a spec that don't come to an end, and a spec that prints 100 MB, are told of`()
        async throws
    {
        let folder = try TemporaryFolder([
            "specs/hostile_spec.lua": """
            describe("Hostile", function()
                it("loops", function() while true do end end)
                it("prints", function() for i = 1, 100000 do print(("x"):rep(1000)) end end)
                it("is well", function() end)
            end)
            """,
            "specs/endless_spec.lua": "while true do end",
            ".viewspec.lua": "return { timeout = 1 }",
        ])
        let client = try await WorkbenchClient(in: folder)
        let page = try client.events()
        let listed = try page.next("listed") { $0["file"]?.text.contains("endless") == true }
        #expect(listed["file"]?.text.contains("doesn't come to an end within 10 s") == true)
        _ = try client.fields("run", ["title": "x", "places": "specs/hostile_spec.lua"])
        let looped = try page.next("finished")
        #expect(looped["outcome"]?.text.contains("timed out after 1 s") == true)
        let printed = try page.next("finished")
        #expect((printed["outcome"]?.text.utf8.count ?? .max) < 100_000)
        let well = try page.next("finished")
        #expect(well["outcome"]?.text.contains("\"success\"") == true)
    }

    @Test func `A run can be stopped, and only one goes on at a time`() async throws {
        let folder = try TemporaryFolder(["specs/slow_spec.lua": "it('loops', function() while true do end end)"])
        let client = try await WorkbenchClient(in: folder)
        let page = try client.events()
        _ = try client.fields("run", ["title": "all"])
        _ = try page.next("started")
        #expect(
            try client.fields("run", ["title": "all"]) == [
                "error": "a run is going on: stop it first, or wait for its end"
            ])
        _ = try client.fields("stop")
        let ended = try page.next("running") { $0["state"]?.text.contains("\"isRunning\":false") == true }
        #expect(ended["state"]?.text.contains("stopped") == true)
        #expect(try client.end() == 130)
    }

    @Test func `A file is read and written, but not over what changed meanwhile, and no other file`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart, "secret.lua": "return 1"])
        let client = try await WorkbenchClient(in: folder)
        let page = try client.events()
        #expect(try page.next()["event"] == "state")
        #expect(try client.fields("read", ["path": "specs/cart_spec.lua"]) == ["text": .string(Self.cart)])
        #expect(try client.fields("read", ["path": "secret.lua"])["error"] != nil)
        let text = "it('is new', function() end)"
        let write: JSONValue = [
            "path": "specs/cart_spec.lua", "text": .string(text), "before": .string(Self.cart),
        ]
        #expect(try client.fields("write", write) == [:])
        #expect(try folder.read("specs/cart_spec.lua") == text)
        // The file may have been listed as it was before, too.
        _ = try page.next("listed") { $0["file"]?.text.contains("is new") == true }
        #expect(
            try client.fields("write", write)["error"]?.string?.contains("was changed outside of this page") == true)
        #expect(try folder.read("specs/cart_spec.lua") == text)
    }

    @Test func `A port in use is said`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        let second = try Program.built("viewspec", ["ui", "--port", "\(client.port)"], in: folder.url).run()
        #expect(second.status == 2)
        #expect(
            second.errors
                == "Error: can't listen at 127.0.0.1:\(client.port): Address already in use; without --port, "
                + "a port that is free is taken\n")
    }

    @Test func `A browser that is gone in the middle of a run is no matter`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        do {
            let page = try client.events()
            _ = try page.next()
        }
        for _ in 0..<3 {
            let page = try client.events()
            _ = try client.fields("run", ["title": "all"])
            _ = try page.next("running") { $0["state"]?.text.contains("\"isRunning\":false") == true }
        }
        #expect(try client.end() == 130)
    }
}
