import Testing

@testable import Console

/// Whatever is asked of the console, and however: it answers, and it can be ended.
extension RemoteTests {
    @Test(
        "gives values that have no end, or hardly one, as text, and says why",
        arguments: [
            ("local t = {} t.a = t t.b = t return t", "it contains itself"),
            ("local t = {} for i = 1, 60 do t = { t, t } end return t", "its tables have more than 10000 entries"),
            ("local t = {} for i = 1, 20000 do t[i] = i end return t", "its tables have more than 10000 entries"),
            (
                "local t = {} for i = 1, 20000 do t['k' .. i] = i end return t",
                "its tables have more than 10000 entries"
            ),
            ("local t = {} for i = 1, 100 do t = { t } end return t", "its tables are more than 64 levels deep"),
            ("('x'):rep(2000000)", "its texts have more than 1048576 bytes"),
            ("local s = ('x'):rep(200000) return { s, s, s, s, s, s }", "its texts have more than 1048576 bytes"),
            ("{ 1, x = 2 }", "a table is neither a list nor has names alone for keys"),
            ("{ print }", "JSON has no form for a function"), ("1/0", "JSON has no form for a number that is inf"),
            ("'\\xff'", "a string is not UTF-8"),
        ])
    func omissions(code: String, reason: String) async throws {
        try await talking { client, _ in
            let value = try client.evaluate(code)["values"]?[0]
            #expect(value?["value"] == nil)
            #expect(value?["omitted"] == .string(reason))
            #expect((value?["text"]?.string?.utf8.count ?? 0) < 1_100_000)
        }
    }

    @Test("gives what all scripts share", arguments: ["_G", "package.loaded"])
    func globals(code: String) async throws {
        try await talking { client, _ in
            let value = try client.evaluate(code)["values"]?[0]
            #expect(value?["type"] == "table")
            #expect(value?["omitted"]?.string != nil)
        }
    }

    @Test("gives so many values, and says how many more there are")
    func manyValues() async throws {
        try await talking { client, _ in
            let result = try client.evaluate("local t = {} for i = 1, 1500 do t[i] = i end return table.unpack(t)")
            #expect(result["values"]?[999]?["value"] == 1000)
            #expect(result["values"]?[1000] == nil)
            #expect(result["omitted"] == "500 more values")
        }
    }

    @Test(
        "refuses what no request is",
        arguments: [
            (String(repeating: "[", count: 100_000), -32600, "a request is nested at most 64 levels deep"),
            (
                "{\"id\":1,\"params\":" + String(repeating: "{\"a\":", count: 5000), -32600,
                "a request is nested at most 64 levels deep"
            ),
            ("{\"method\":\"evaluate\"", -32700, "a line holds one request as JSON, and this one isn't JSON"),
            ("{\"id\":1e999}", -32700, "a line holds one request as JSON, and this one isn't JSON"),
            ("\"\\ud800\"", -32700, "a line holds one request as JSON, and this one isn't JSON"),
            ("]", -32700, "a line holds one request as JSON, and this one isn't JSON"),
            (
                #"{"method":"evaluate","params":{"code":"1","file":"a","line":1e300},"id":null}"#, -32602,
                "evaluate: 'line' is a whole number from 1 to 10000000, got 1e+300"
            ),
            (
                #"{"method":"evaluate","params":{"code":"1","file":"a","line":9223372036854775807},"id":null}"#, -32602,
                "evaluate: 'line' is a whole number from 1 to 10000000, got 9223372036854775807"
            ),
            (
                #"{"method":"complete","params":{"code":"1","cursor":-9223372036854775808},"id":null}"#, -32602,
                "complete: 'cursor' is a whole number from 0 to 1, got -9223372036854775808"
            ),
        ] as [(String, Int, String)])
    func malformed(line: String, code: Int, message: String) async throws {
        try await talking { client, _ in
            _ = try client.refused(line, code: code, message: message)
            #expect(try client.evaluate("1")["values"]?[0]?["value"] == 1)
        }
    }

    @Test("refuses bytes that are no text, and lines without an end")
    func bytes() async throws {
        try await talking { client, _ in
            _ = try client.next()
            client.send(bytes: [0x22, 0xFF, 0xFE, 0x22, 0x0A])
            #expect(try client.next()["error"]?["code"] == -32700)
            client.send(bytes: [0x00, 0x0A])
            #expect(try client.next()["error"]?["code"] == -32700)
            client.send(bytes: [UInt8](repeating: 0x20, count: 17 << 20) + [0x0A])
            #expect(try client.next()["error"]?["message"] == "a request has at most 16777216 bytes")
            #expect(try client.evaluate("1")["values"]?[0]?["value"] == 1)
        }
    }

    @Test("ends while a script runs that has no end")
    func endWhileRunning() async throws {
        try await talking { client, path in
            let other = try RemoteClient(path: path)
            other.send(
                1, "evaluate", ["code": "print('begun') while true do pcall(function() while true do end end) end"])
            while try other.next()["params"]?["text"] != "begun\n" {}
            client.send(2, "evaluate", ["code": "while true do end"])
        }
    }

    @Test("stops what nobody waits for any more")
    func abandoned() async throws {
        try await talking { client, path in
            var other: RemoteClient? = try RemoteClient(path: path)
            other?.send(1, "evaluate", ["code": "print('begun') while true do end"])
            while try other?.next()["params"]?["text"] != "begun\n" {}
            other = nil
            #expect(try client.evaluate("2")["values"]?[0]?["value"] == 2)
        }
    }

    @Test func `answers those who are connected, and refuses more than there is room for`() async throws {
        try await talking { client, path in
            var idle: [RemoteClient] = []
            for _ in 1...300 { idle.append(try RemoteClient(path: path)) }
            let refusal = try idle[299].next()
            #expect(
                refusal["error"]?["message"]?.string
                    == "there are 64 connections already: close one of them first")
            #expect(throws: (any Error).self) { try idle[299].next() }
            #expect(try client.evaluate("2")["values"]?[0]?["value"] == 2)
            // Room is there again as soon as somebody leaves.
            idle = []
            let deadline = ContinuousClock.now + .seconds(20)
            while true {
                let next = try RemoteClient(path: path)
                if try next.next()["method"] == "ready" { break }
                guard ContinuousClock.now < deadline else { throw RemoteClient.Failure(description: "no room") }
            }
        }
    }

    @Test("doesn't wait for who doesn't read")
    func slowReader() async throws {
        try await talking(logged: ["dropped a connection that left more than 8388608 bytes unread"]) { client, path in
            let other = try RemoteClient(path: path)
            other.send(1, "evaluate", ["code": "print('begun') for i = 1, 1000 do print(('x'):rep(100000)) end"])
            while try other.next()["params"]?["text"] != "begun\n" {}
            let start = ContinuousClock.now
            #expect(try client.evaluate("2")["values"]?[0]?["value"] == 2)
            #expect(ContinuousClock.now - start < .seconds(15))
            withExtendedLifetime(other) {}
        }
    }

    @Test("has all of a long output for who reads it")
    func longOutput() async throws {
        try await talking { client, _ in
            client.send(1, "evaluate", ["code": "for i = 1, 100 do print(('x'):rep(100000)) end"])
            var count = 0
            while true {
                let line = try client.next()
                if line["id"] == 1 { break }
                count += line["params"]?["text"]?.string?.utf8.count ?? 0
            }
            #expect(count == 100 * 100_001)
        }
    }
}
