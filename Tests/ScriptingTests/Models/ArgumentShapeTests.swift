import Foundation
import Testing
import Views

@testable import Scripting

/// The description of the arguments that an app's views decode.
@MainActor
@Suite("Arguments of registered views")
struct ArgumentShapeTests {
    private enum Size: String, Decodable, CaseIterable { case small, large }
    private enum Mood: String, Decodable { case good }

    private struct Address: Decodable {
        var street: String
        var number: Int?
    }

    private struct Person: Decodable {
        var name: String
        var age: Int?
        var height: Double
        var isKnown: Bool
        var tags: [String]
        var home: Address
        var others: [Address]?
        var size: Size
        var extra: [String: Int]
    }

    private struct Node: Decodable {
        var name: String
        var children: [Node]
    }

    private struct Renamed: Decodable {
        var user: String
        var mood: Mood
        var after: Int
        private enum CodingKeys: String, CodingKey { case user = "user_name", mood, after }
    }

    private final class Inbox {}
    private final class Outbox {}

    private func words(_ type: (some Decodable).Type) -> String { ArgumentShape(of: type).words }

    @Test("are the fields that the type asks for, with what they hold")
    func fields() {
        #expect(
            words(Person.self) == "{ name = string, [age = integer], height = number, isKnown = boolean, "
                + "tags = list of string, home = { street = string, [number = integer] }, "
                + "[others = list of { street = string, [number = integer] }], size = \"small\" or \"large\", "
                + "extra = table }")
    }

    @Test("may be one value, or a list")
    func values() {
        #expect(words(String.self) == "string")
        #expect(words([Int].self) == "list of integer")
        #expect(words([[Double]].self) == "list of list of number")
        #expect(words(Int?.self) == "integer")
        #expect(words([String: String].self) == "table")
        #expect(words([Date].self) == "list of number")
        #expect(words(UUID.self) == "string")
        #expect(words(Size.self) == "\"small\" or \"large\"")
    }

    @Test("go by the names of their keys, up to what can't be made up")
    func keys() {
        #expect(words(Renamed.self) == "{ user_name = string, mood = string, … }")
    }

    @Test("may contain themselves")
    func recursion() {
        #expect(words(Node.self).hasPrefix("{ name = string, children = list of { name = string, children = list of {"))
    }

    @Test("of models and functions are those of Swift's types")
    func members() {
        let catalog = SampleCatalog.catalog
        #expect(
            catalog.models.map { $0.call(in: catalog) } == [
                "models.Inbox{ items = list of { title = string, price = number }, [title = string] }",
                "models.Owner{ [name = string] }", "models.Plain",
            ])
        #expect(
            catalog.models[0].members(in: catalog).map(\.words) == [
                ".count: integer, read only", ".items: list of { title = string, price = number }",
                ".owner: models.Owner or nil", ".owners: list of models.Owner", ".title: string",
                ":add{ title = string, price = number }", ":fill() → Task",
                ":load(list of string, [boolean]) → integer",
                ":newOwner() → models.Owner", ":rename(string, [boolean]) → string",
                ".received: publisher of { title = string, price = number }",
            ])
        #expect(
            catalog.functions.map { $0.call(in: catalog) } == [
                "app.now() → number", "app.plain() → models.Plain", "app.join(list of string, [string]) → string",
                "app.fail() → integer", "app.later(string) → string",
            ])
    }

    @Test("are shown as a script writes them")
    func calls() {
        let catalog = Catalog {
            RegisteredView("Lamp") { Text("") }
            RegisteredView("Home") { (address: Address) in Text(address.street) }
            RegisteredView("Title") { (text: String) in Text(text) }
            RegisteredView("Inbox", model: Inbox.self) { _ in Text("") }
            RegisteredView("Outbox", model: Outbox.self) { _ in Text("") }
            RegisteredModel("Letters", Inbox.self) {}
        }
        #expect(
            catalog.views.map { $0.call(in: catalog) } == [
                "views.Lamp()", "views.Home{ street = string, [number = integer] }", "views.Title(string)",
                "views.Inbox(models.Letters)", "views.Outbox(model)",
            ])
    }
}
