import Lua
import Scripting
import Testing
import Views

/// Tables that scripts give where Swift decodes a value.
@Suite("Keys that a type has no use for")
@MainActor
struct UnknownKeyTests {
    private struct Person: Decodable {
        struct Address: Decodable {
            var street: String
            var zip: Int?
        }

        var name: String
        var age: Int?
        var address: Address?
        var friends: [Address]?
        var notes: [String: String]?
    }

    /// Two types that read one table, as a superclass and its subclass do.
    private struct Flat: Decodable {
        var person: Person
        var rank: Int

        private enum CodingKeys: CodingKey { case rank }

        init(from decoder: any Decoder) throws {
            person = try Person(from: decoder)
            rank = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .rank)
        }
    }

    /// A text, or a table with one.
    private enum Either: Decodable {
        case short(String)
        case long(String)

        private enum CodingKeys: CodingKey { case text }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = .short(text)
            } else {
                self = .long(try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text))
            }
        }
    }

    private func makeSession() throws -> ScriptSession {
        try ScriptSession(
            RegisteredView("Person") { (person: Person) in Text(person.name) },
            RegisteredView("Flat") { (flat: Flat) in Text(flat.person.name) },
            RegisteredView("Open") { (values: [String: Int]) in Text("\(values.count)") },
            RegisteredView("Either") { (_: Either) in Text("either") })
    }

    @Test(
        "are refused, however deep, with the one that may have been meant",
        arguments: [
            (
                "views.Person{ nam = 'a' }",
                "arguments: no 'nam'; did you mean 'name'? It takes: name"
            ),
            (
                "views.Person{ name = 'a', agee = 1 }",
                "arguments: no 'agee'; did you mean 'age'? It takes: "
            ),
            (
                "views.Person{ name = 'a', address = { street = 'b', zap = 1 } }",
                "arguments.address: no 'zap'; did you mean 'zip'? It takes: zip, street"
            ),
            (
                "views.Person{ name = 'a', friends = { { street = 'b' }, { street = 'c', qqqqqq = 1 } } }",
                "arguments.friends[2]: no 'qqqqqq'. It takes: street, zip"
            ),
            ("views.Person{ name = 'a', [2.5] = 1 }", "arguments: no [2.5]. It takes: "),
            ("views.Flat{ name = 'a', rank = 1, rnk = 2 }", "arguments: no 'rnk'; did you mean 'rank'? It takes: "),
            ("views.Either{ text = 'a', txt = 'b' }", "arguments: no 'txt'; did you mean 'text'? It takes: text"),
        ])
    func refused(source: String, message: String) throws {
        let actual = try #require(try makeSession().message(of: source))
        #expect(message.hasSuffix(": ") ? actual.hasPrefix(message) : actual == message)
    }

    @Test(
        "are only those that nothing asks for",
        arguments: [
            "views.Person{ name = 'a', age = 1, address = { street = 'b' }, notes = { any = 'key' } }",
            "views.Flat{ name = 'a', age = 1, rank = 2 }",
            "views.Open{ a = 1, b = 2 }",
            "views.Either('a')",
            "views.Either{ text = 'a' }",
        ])
    func taken(source: String) throws {
        try makeSession().run("host(\(source)):find('Text')")
    }

    @Test("don't hide what else is wrong")
    func others() throws {
        #expect(try makeSession().message(of: "views.Person{ qqq = 1 }") == "arguments.name: expected string, got nil")
        #expect(
            try makeSession().message(of: "views.Person{ name = 5, nam = 1 }")
                == "arguments.name: expected string, got integer 5")
    }
}
