import Combine
import Lua
import Testing
import Views

@testable import Scripting

@Suite("The catalog") @MainActor
struct CatalogTests {
    private struct Profile: View {
        struct Arguments: Decodable {
            struct Address: Decodable { var city: String }
            var user: String
            var age: Int?
            var tags: [String]?
            var address: Address?
        }

        let arguments: Arguments
        var body: some View { Text("\(arguments.user) \(arguments.age ?? 0)") }
    }

    private struct Plain: View {
        var body: some View { Text("plain") }
    }

    private func makeSession() throws -> ScriptSession {
        try ScriptSession(
            RegisteredView("Profile") { (arguments: Profile.Arguments) in Profile(arguments: arguments) },
            RegisteredView("Plain") { Plain() })
    }

    @Test("makes views by name")
    func makes() throws {
        let session = try makeSession()
        #expect(
            try session.text("return host(views.Profile{ user = 'ann', age = 7 }):find('Text'):string()") == "ann 7")
        #expect(try session.text("return host(views.Plain()):find('Text'):string()") == "plain")
        #expect(try session.text("return host(views.Plain{}):find('Text'):string()") == "plain")
    }

    /// A session with views whose arguments have labels, or are only in order.
    private func makeLabelledSession() throws -> ScriptSession {
        try ScriptSession(
            catalog: Catalog {
                RegisteredView("Banner", labels: "title", "count") { (title: String, count: Int?) in
                    Text("\(title) \(count ?? 0)")
                }
                RegisteredView("Tags", labels: "tags") { (tags: [String]) in Text(tags.joined(separator: "+")) }
                RegisteredView("Score") { (home: Int, away: Int, remark: String?) in
                    Text("\(home):\(away)\(remark ?? "")")
                }
                RegisteredView("Match", labels: "game", "isOver") { (game: Game, isOver: Bool) in
                    Text("game \(game.number) \(isOver)")
                }
                RegisteredModel("Game", Game.self) { Init { (level: Level) in Game(level) } }
            })
    }

    @Test(arguments: [
        ("views.Banner{ title = 'a', count = 3 }", "a 3"), ("views.Banner('a', 3)", "a 3"),
        ("views.Banner{ 'a', count = 3 }", "a 3"),
        ("views.Banner('a')", "a 0"), ("views.Banner{ title = 'a' }", "a 0"), ("views.Tags{ 'a', 'b' }", "a+b"),
        ("views.Tags{ tags = { 'a', 'b' } }", "a+b"), ("views.Score(2, 1)", "2:1"), ("views.Score(2, 1, '!')", "2:1!"),
        ("views.Score{ 2, 1 }", "2:1"), ("views.Match(models.Game{ number = 4 }, true)", "game 4 true"),
        ("views.Match{ game = { number = 5 }, isOver = false }", "game 5 false"),
    ])
    func `takes arguments by their labels or in order`(_ call: String, _ text: String) throws {
        let session = try makeLabelledSession()
        #expect(try session.text("return host(\(call)):find('Text'):string()") == text)
    }

    @Test(arguments: [
        ("views.Banner{ titel = 'a' }", "arguments: no 'titel'; did you mean 'title'? It takes: title, count"),
        ("views.Banner('a', 'b')", "argument 2: expected integer, got string \"b\""),
        ("views.Banner{ title = 'a', count = {} }", "arguments.count: expected integer, got table"),
        ("views.Banner{ 'a', title = 'b' }", "views.Banner: 'title' is given twice, by name and as argument 1"),
        ("views.Banner('a', 1, 2)", "views.Banner: takes at most 2 arguments in order, got 3"),
        (
            "views.Banner()",
            "views.Banner takes arguments, and got none: views.Banner{ title = string, [count = integer] }"
        ),
        ("views.Score(1)", "argument 2: expected integer, got nil"),
        ("views.Score()", "views.Score takes arguments, and got none: views.Score(integer, integer, [string])"),
    ])
    func `says which argument is wrong`(_ call: String, _ message: String) throws {
        let session = try makeLabelledSession()
        #expect(session.message(of: call)?.hasSuffix(message) == true)
    }

    @Test func `refuses labels that don't fit the parameters`() {
        func problem(_ view: RegisteredView) -> String? { Catalog { view }.problem }
        let line = #line + 1
        let few = RegisteredView("A", labels: "x") { (a: Int, b: Int) in Text("\(a) \(b)") }
        #expect(
            problem(few)
                == "RegisteredView(\"A\") at ScriptingTests/CatalogTests.swift:\(line): it has 1 label for 2 parameters"
        )
        let twice = RegisteredView("A", labels: "x", "x") { (a: Int, b: Int) in Text("\(a) \(b)") }
        #expect(problem(twice)?.hasSuffix("two parameters have one label") == true)
        let odd = RegisteredView("A", labels: "a b") { (a: Int) in Text("\(a)") }
        #expect(problem(odd)?.hasSuffix("the label \"a b\" isn't a name in Lua") == true)
    }

    /// Arguments that may all be left out.
    private struct Level: Decodable {
        var name: String?
        var number: Int?
    }

    @MainActor private final class Game: ObservableObject {
        let number: Int
        init(_ level: Level) { number = level.number ?? 1 }
    }

    @Test func `makes views and models without braces where all arguments may be left out`() throws {
        let session = try ScriptSession(
            catalog: Catalog {
                RegisteredView("Game") { (level: Level) in Text("level \(level.number ?? 1)") }
                RegisteredView("Profile") { (arguments: Profile.Arguments) in Profile(arguments: arguments) }
                RegisteredModel("Game", Game.self) {
                    Init { (level: Level) in Game(level) }
                    Property("number", \.number)
                }
            })
        #expect(try session.text("return host(views.Game()):find('Text'):string()") == "level 1")
        #expect(try session.text("return host(views.Game{ number = 3 }):find('Text'):string()") == "level 3")
        #expect(try session.text("return tostring(models.Game().number)") == "1")
        #expect(try session.text("return tostring(models.Game{ number = 3 }.number)") == "3")
        #expect(
            try session.text("return tostring(select(2, pcall(views.Profile)))")
                == "views.Profile takes arguments, and got none: views.Profile{ user = string, [age = integer], "
                + "[tags = list of string], [address = { city = string }] }")
    }

    @Test func `gives the same function for a name each time`() throws {
        let session = try makeSession()
        #expect(try session.text("return tostring(views.Plain == views.Plain)") == "true")
        #expect(
            try session.text("return tostring(select(2, pcall(host, views.Plain)))")
                == "host takes a view, got the function that makes one: call it, as in host(views.Plain())")
        #expect(
            try session.text("return tostring(select(2, pcall(function() return views:Profile{ user = 'ann' } end)))")
                == "views.Profile is a function of no object: write it with a dot, views.Profile(…) or views.Profile{ … }"
        )
    }

    @Test(
        "names the path of an argument that doesn't fit",
        arguments: [
            ("{ user = 5 }", "arguments.user: expected string, got integer 5"),
            ("{}", "arguments.user: expected string, got nil"),
            ("{ user = 'a', age = 'x' }", "arguments.age: expected integer, got string \"x\""),
            ("{ user = 'a', tags = { 'b', false } }", "arguments.tags[2]: expected string, got boolean false"),
            ("{ user = 'a', address = { city = {} } }", "arguments.address.city: expected string, got table"),
            ("{ user = 'a\\xFF' }", "arguments.user: expected UTF-8 text, but byte 2 of the string is not UTF-8"),
            ("'ann'", "arguments: expected table, got string \"ann\""),
            (
                "",
                "views.Profile takes arguments, and got none: "
                    + "views.Profile{ user = string, [age = integer], [tags = list of string], [address = { city = string }] }"
            ),
        ])
    func mismatches(arguments: String, message: String) throws {
        #expect(try makeSession().message(of: "views.Profile(\(arguments))") == message)
    }

    @Test("says which views there are, the nearest first")
    func unknown() throws {
        #expect(
            try makeSession().message(of: "views.Profil{}")
                == "no view is registered as 'Profil' (did you mean 'Profile'?); registered are: Profile, Plain")
        #expect(
            try ScriptSession().message(of: "views.Profil{}")
                == "no view is registered as 'Profil'; there are none, and 'docs Embedding' says how to register them")
        #expect(try makeSession().message(of: "views.Plain{ x = 1 }") == "views.Plain takes no arguments")
    }

    @Test("lists its views to scripts")
    func pairs() throws {
        let source = """
            local names = {}
            for name in pairs(views) do names[#names + 1] = name end
            table.sort(names)
            return table.concat(names, ' ')
            """
        #expect(try makeSession().text(source) == "Plain Profile")
    }

    @Test("refuses a name that is registered twice, and says where")
    func doubles() {
        let views = Catalog {
            RegisteredView("A", { Text("one") }, file: "App/One.swift", line: 3)
            RegisteredView("B") { Text("b") }
            RegisteredView("A", { Text("two") }, file: "App/Two.swift", line: 4)
        }
        #expect(views.problem == "RegisteredView(\"A\") is there twice: at App/One.swift:3 and at App/Two.swift:4")
        #expect(throws: ScriptingError.catalog(views.problem!)) { try ScriptSession(catalog: views) }

        let functions = Catalog {
            RegisteredFunction("now") { 1 }
            Catalog { RegisteredFunction("now") { 2 } }
        }
        let place = "RegisteredFunction(\"now\") is there twice: at ScriptingTests/CatalogTests.swift:"
        #expect(functions.problem?.hasPrefix(place) == true)
        let models = Catalog {
            RegisteredModel("M", Model.self) {}
            RegisteredModel("M", Model.self) {}
        }
        #expect(models.problem?.hasPrefix("RegisteredModel(\"M\") is there twice: at ") == true)
        let members = Catalog {
            RegisteredModel(
                "M", Model.self,
                {
                    Method("go") { (_: Model) in 1 }
                    Method("go") { (_: Model) in 2 }
                }, file: "App/M.swift", line: 7)
        }
        #expect(members.problem == "RegisteredModel(\"M\") at App/M.swift:7 has two members called 'go'")
        let values = Catalog {
            RegisteredEnvironmentValue("limit", \.lineLimit)
            RegisteredEnvironmentValue("limit", \.lineLimit)
        }
        #expect(values.problem?.hasPrefix("RegisteredEnvironmentValue(\"limit\") is there twice: at ") == true)
    }

    @Test("takes one name for entries of several sorts")
    func sorts() throws {
        let catalog = Catalog {
            RegisteredView("A") { Text("one") }
            RegisteredFunction("A") { "two" }
        }
        #expect(catalog.problem == nil)
        #expect(try ScriptSession(catalog: catalog).text("return host(views.A()):string() .. app.A()") == "onetwo")
    }

    @Test("reports a missing environment object when the view is hosted, and where it is inspected")
    func missingObject() throws {
        let session = try ScriptSession(RegisteredView("Needy") { Needy() })
        #expect(
            session.message(of: "host(views.Needy())")
                == "Needy wants a Model in its environment: host(view, { objects = { models.Model() } }); "
                + "no model is registered as Model, which that needs")
        let reason = "Needy is missing EnvironmentObjects: [\"model: Model\"] (at view(\"Needy\"))"
        #expect(session.message(of: "inspect(views.Needy()):text()") == reason)
        #expect(
            session.message(of: "inspect(views.Needy()):find('Text')")
                == "no Text; there is:\n  Needy at view(\"Needy\")\ncould not search beyond: \(reason)")
    }

    private final class Model: ObservableObject {}

    private struct Needy: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
    }
}
