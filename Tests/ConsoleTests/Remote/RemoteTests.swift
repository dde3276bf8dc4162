import Foundation
import Scripting
import SwiftUI
import TestSupport
import Testing

@testable import Console

/// A console that editors talk to over its socket.
@MainActor
@Suite("A console for editors", .serialized)
struct RemoteTests {
    private static let catalog = Catalog {
        RegisteredView("Greeting") { Text("Hello, Ann") }
    }

    /// Starts a console, talks to it elsewhere, and ends it.
    /// - Parameter logged: What the console says meanwhile to a person in front of it.
    func talking(
        file: String? = nil, logged: [String] = [],
        _ dialog: @escaping @Sendable (RemoteClient, String) throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("socket")
        let console = RemoteConsole(catalog: Self.catalog, place: .socket(path), file: file) { session, terminal in
            try SessionCommands(session: session, terminal: terminal) { _, _ in true }
        }
        let talk = Listening()
        async let isWell = console.run { line in
            guard line == "listening on \(path)" else { return talk.note(line) }
            talk.start {
                let client = try RemoteClient(path: path)
                try dialog(client, path)
                client.send(99, "shutdown")
                _ = try client.answer(to: 99)
            }
        }
        #expect(await isWell)
        #expect(talk.log == logged)
        try await talk.result()
        #expect(!folder.contains("socket"), "the socket is gone")
    }

    @Test("says first how to talk to it")
    func greeting() async throws {
        try await talking { client, _ in
            let line = try client.next()
            #expect(line["method"] == "ready")
            #expect(line["params"]?["protocol"] == "viewspec repl")
            #expect(line["params"]?["version"] == 1)
        }
    }

    @Test("lets only its owner in")
    func permissions() async throws {
        try await talking { _, path in
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("gives values as text and, where JSON has a form for them, as they are")
    func values() async throws {
        try await talking { client, _ in
            let result = try client.evaluate(
                "1, 2.5, 'é', true, nil, {1, {a = 'b'}}, {}, 1/0, print, '\\xff', {1, x = 2}")
            #expect(result["outcome"] == "values")
            let expected: [(type: JSONValue, value: JSONValue?)] = [
                ("number", 1), ("number", .number(2.5)), ("string", "é"), ("boolean", true), ("nil", .null),
                ("table", [1, ["a": "b"]]), ("table", []), ("number", nil), ("function", nil), ("string", nil),
                ("table", nil),
            ]
            for (index, value) in expected.enumerated() {
                #expect(result["values"]?[index]?["type"] == value.type)
                #expect(result["values"]?[index]?["value"] == value.value, "\(index)")
            }
            #expect(result["values"]?[5]?["text"] == "{1, {a = \"b\"}}")
            #expect(result["values"]?[7]?["text"] == "inf")
        }
    }

    @Test("gives a table that contains itself as text alone")
    func cycle() async throws {
        try await talking { client, _ in
            _ = try client.evaluate("t = {} t.t = t")
            let value = try client.evaluate("t")["values"]?[0]
            #expect(value?["type"] == "table")
            #expect(value?["value"] == nil)
        }
    }

    @Test("gives an element as its tree, with its kind and the way to it")
    func element() async throws {
        try await talking { client, _ in
            _ = try client.evaluate("screen = host(VStack{ Text('a'), Text('b') })")
            let value = try client.evaluate("screen:find{ text = 'b' }")["values"]?[0]
            #expect(value?["type"] == "element")
            #expect(value?["text"] == "Text \"b\"")
            #expect(value?["value"] == ["kind": "Text", "path": "vStack():text(2)"])
        }
    }

    @Test("hands on what scripts print, before the answer")
    func output() async throws {
        try await talking { client, _ in
            _ = try client.next()
            client.send(1, "evaluate", ["code": "print('a', 1)"])
            let line = try client.next()
            #expect(line["method"] == "output")
            #expect(line["params"]?["text"] == "a\t1\n")
            #expect(try client.next()["id"] == 1)
        }
    }

    @Test("says where an error is in the file that a chunk is a part of")
    func errorPlace() async throws {
        try await talking { client, _ in
            let result = try client.ask(
                1, "evaluate", ["code": "local a = 1\nerror('no')", "file": "specs/a_spec.lua", "line": 12])
            #expect(result["outcome"] == "error")
            #expect(result["error"]?["message"] == "no")
            #expect(result["error"]?["location"] == ["source": "specs/a_spec.lua", "line": 13])
            #expect(result["error"]?["isInterruption"] == false)
            #expect(result["error"]?["traceback"]?[0] == "specs/a_spec.lua:13: in main chunk")
        }
    }

    @Test("says that a chunk breaks off")
    func incomplete() async throws {
        try await talking { client, _ in
            let result = try client.evaluate("for i = 1, 2 do")
            #expect(result["outcome"] == "incomplete")
            #expect(try client.evaluate("1 +")["outcome"] == "incomplete")
            #expect(try client.evaluate("1 + 1")["values"]?[0]?["value"] == 2)
        }
    }

    @Test("completes what an editor shows")
    func completion() async throws {
        try await talking { client, _ in
            _ = try client.evaluate("screen = host(views.Greeting())")
            let code = "screen:find{ text = \"He"
            let found = try client.ask(1, "complete", ["code": .string(code)])["completions"]
            #expect(found?[0]?["replacement"] == "Hello, Ann")
            #expect(found?[0]?["start"] == 21)
            let within = try client.ask(2, "complete", ["code": "screen:isRes = 1", "cursor": 12])["completions"]
            #expect(within?[0]?["replacement"] == "isResponsive")
        }
    }

    @Test("helps, and does the console's commands")
    func commands() async throws {
        try await talking { client, _ in
            let toggle = try client.ask(1, "help", ["name": "Toggle"])
            #expect(toggle["text"]?.string?.hasPrefix("Toggle") == true)
            let overview = try client.ask(2, "help")
            #expect(overview["text"]?.string?.contains("help(\"Button\")") == true)
            let nothing = try client.ask(3, "help", ["name": "Togle"])
            #expect(nothing["message"] == "nothing is called 'Togle'; did you mean 'Toggle'?")
            let views = try client.ask(4, "command", ["line": ":views"])
            #expect(views["text"]?.string?.contains("views.Greeting") == true)
            let slip = try client.ask(5, "command", ["line": "veiws"])
            #expect(slip["message"] == "there is no command :veiws; did you mean :views?")
        }
    }

    @Test(
        "stops what runs and what waits, and nothing that comes later",
        arguments: [
            "while true do end", "wait_until(function() end, { timeout = 60 })",
            "while true do pcall(function() while true do end end) end",
        ])
    func interruption(of code: String) async throws {
        try await talking { client, path in
            let other = try RemoteClient(path: path)
            client.send(1, "evaluate", ["code": .string("print('begun') \(code)")])
            while try client.next()["params"]?["text"] != "begun\n" {}
            #expect(try other.ask(7, "interrupt") == ["wasRunning": true])
            let result = try client.answer(to: 1)
            #expect(result["outcome"] == "error")
            #expect(result["error"]?["isInterruption"] == true)
            #expect(try other.ask(8, "interrupt") == ["wasRunning": false])
            #expect(
                try other.evaluate("local n = 0 for i = 1, 100000 do n = n + 1 end return n")["outcome"] == "values")
        }
    }

    @Test("keeps one session for all who are connected")
    func sharing() async throws {
        try await talking { client, path in
            let other = try RemoteClient(path: path)
            _ = try client.evaluate("shared = 5")
            #expect(try other.evaluate("shared")["values"]?[0]?["value"] == 5)
        }
    }

    @Test("answers everything that was asked before somebody hung up")
    func halfClosed() async throws {
        try await talking { client, path in
            let other = try RemoteClient(path: path)
            for id in 1...50 { other.send(id, "evaluate", ["code": .string("\(id)")]) }
            other.finish()
            for id in 1...50 { #expect(try other.answer(to: id)["values"]?[0]?["value"] == .integer(Int64(id))) }
            #expect(throws: RemoteClient.Failure.self) { try other.next() }
            #expect(try client.evaluate("1")["outcome"] == "values")
        }
    }

    @Test("does without those who are gone")
    func gone() async throws {
        try await talking { client, path in
            do {
                let other = try RemoteClient(path: path)
                for id in 1...200 { other.send(id, "evaluate", ["code": "('x'):rep(10000)"]) }
            }
            #expect(try client.evaluate("2")["values"]?[0]?["value"] == 2)
        }
    }

    @Test(
        "refuses what it can't do, and says what it can",
        arguments: [
            ("nonsense", -32700, "a line holds one request as JSON, and this one isn't JSON"),
            ("[1]", -32600, "a request is an object with a method, got an array"),
            (#"{"id":1}"#, -32600, "a request names its method as a string"),
            (#"{"id":1,"method":3}"#, -32600, "a request names its method as a string, got a number"),
            (
                #"{"id":1,"method":"eval"}"#, -32601,
                "there is no method 'eval'; did you mean 'evaluate'?"
            ),
            (#"{"id":1,"method":"complet"}"#, -32601, "there is no method 'complet'; did you mean 'complete'?"),
            (
                #"{"id":1,"method":"evaluate","params":[1]}"#, -32602,
                "params are given by name, in an object, got an array"
            ),
            (#"{"id":1,"method":"evaluate"}"#, -32602, "evaluate needs the parameter 'code', a string"),
            (
                #"{"id":1,"method":"evaluate","params":{"code":1}}"#, -32602,
                "evaluate: 'code' is a string, got a number"
            ),
            (
                #"{"id":1,"method":"evaluate","params":{"kode":"1"}}"#, -32602,
                "evaluate has no parameter 'kode'; it takes code, file, line"
            ),
            (
                #"{"id":1,"method":"evaluate","params":{"code":"1","line":2}}"#, -32602,
                "evaluate: 'line' is the line of a 'file', which is missing"
            ),
            (
                #"{"id":1,"method":"evaluate","params":{"code":"1","file":"a","line":0}}"#, -32602,
                "evaluate: 'line' is a whole number from 1 to 10000000, got 0"
            ),
            (
                #"{"id":1,"method":"complete","params":{"code":"ab","cursor":3}}"#, -32602,
                "complete: 'cursor' is a whole number from 0 to 2, got 3"
            ),
        ] as [(String, Int, String)])
    func refusals(line: String, code: Int, message: String) async throws {
        try await talking { client, _ in
            let answer = try client.refused(line, code: code, message: message)
            #expect(answer["id"] == (line.hasPrefix(#"{"id":1"#) ? 1 : .null))
        }
    }

    @Test("doesn't answer what wants no answer")
    func notification() async throws {
        try await talking { client, _ in
            _ = try client.next()
            client.send(#"{"method":"evaluate","params":{"code":"quiet = 1"}}"#)
            client.send(#"{"method":"nothing"}"#)
            client.send("")
            #expect(try client.evaluate("quiet")["values"]?[0]?["value"] == 1)
        }
    }
}

/// What an editor does meanwhile, and what the console logs beside that.
@MainActor
private final class Listening {
    private(set) var log: [String] = []
    private var dialog: Task<Void, any Error>?

    func note(_ line: String) { log.append(line) }

    func start(_ body: @escaping @Sendable () throws -> Void) {
        dialog = Task.detached {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
            }
        }
    }

    func result() async throws { try await dialog?.value }
}
