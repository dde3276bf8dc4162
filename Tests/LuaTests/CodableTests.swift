import Testing

@testable import Lua

@Suite struct CodableTests {
    struct User: Codable, Equatable {
        var name: String
        var age: Int
        var score: Double?
        var tags: [String]?
        var data: [UInt8]?
        var parent: [User]?
        var flags: [String: Bool]?
    }
    struct Arguments: Codable, Equatable { var user: User }
    struct Items: Codable { struct Item: Codable { var price: Int }; var items: [Item] }
    final class Node: Decodable { var next: Node? }
    enum Color: String, Codable { case red, green }

    private func message<T: Decodable>(_ type: T.Type, _ source: String) throws -> String? {
        let lua = try Interpreter()
        let value = try lua.run(source)[0]
        return failure { _ = try value.decode(type, at: "arguments") }?.description
    }

    private func expect<T: Decodable>(
        _ type: T.Type, _ source: String, fails expected: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try message(type, source) == expected, sourceLocation: location)
    }

    @Test func `Goes both ways`() throws {
        let lua = try Interpreter()
        let value = Arguments(
            user: User(
                name: "ann", age: 3, score: 1.5, tags: ["a", "b"], data: [0xFF, 0],
                parent: [User(name: "bob", age: 50)],
                flags: ["x": true]))
        #expect(try lua.encode(value).decode(Arguments.self) == value)
        try lua.globals.set("value", lua.encode(value))
        #expect(
            try lua.run(
                "local u = value.user return u.name, u.tags[2], u.data, u.parent[1].age, u.flags.x, math.type(u.age)")
                == ["ann", "b", .string(LuaString(bytes: [0xFF, 0])), 50, true, "integer"])
        #expect(try lua.encode([Int]()).table?.count == 0)
        #expect(try lua.encode(Color.red) == "red")
        #expect(try Value.string("green").decode(Color.self) == .green)
        #expect(try lua.run("return { 1.0, 2 }")[0].decode([Int].self) == [1, 2])
        #expect(try lua.run("return { 1, 2.5 }")[0].decode([Double].self) == [1, 2.5])
        #expect(
            failure { _ = try lua.encode([1, nil, 2]) }?.description
                == "[2]: expected a value, because nil ends a sequence, got nil")
    }

    @Test func `Errors name the path`() throws {
        try expect(
            Arguments.self, "return { user = { name = 'a', age = 'x' } }",
            fails: #"arguments.user.age: expected integer, got string "x""#)
        try expect(
            Arguments.self, "return { user = { name = 'a', age = 1.5 } }",
            fails: "arguments.user.age: expected integer, got number 1.5")
        try expect(
            Arguments.self, "return { user = { age = 1 } }", fails: "arguments.user.name: expected string, got nil")
        try expect(Arguments.self, "return {}", fails: "arguments.user: expected table, got nil")
        try expect(
            Items.self, "return { items = { { price = 1 }, { price = true } } }",
            fails: "arguments.items[2].price: expected integer, got boolean true")
        try expect(
            Arguments.self, "return { user = { name = 'a\\xC0', age = 1 } }",
            fails: "arguments.user.name: expected UTF-8 text, but byte 2 of the string is not UTF-8")
        try expect(
            [Int8].self, "return { 1, 300 }", fails: "arguments[2]: expected integer from -128 to 127, got integer 300")
        #expect(
            try message([String: Color].self, "return { ['a b'] = 'blue' }")?.hasPrefix(
                #"arguments["a b"]: expected a valid value"#) == true)
    }

    @Test func `Refuses cycles`() throws {
        try expect(
            Node.self, "local n = {} n.next = { next = n } return n",
            fails: "arguments.next.next: the table contains itself")
    }

    @Test func `Converts directly`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("sum") { call in
            try call.returns(call.get(1, as: [Int].self).reduce(0, +) + (call.get(2, as: Int?.self) ?? 100))
        }
        #expect(try lua.run("return sum({ 1, 2 }), sum({ 1 }, 1)") == [103, 2])
        #expect(
            runtimeError { try lua.run("sum({ 1, 'x' })") }?.message
                == #"argument 1[2]: expected integer, got string "x""#)
    }
}
