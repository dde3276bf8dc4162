import Console
import Lua
import Scripting
import Testing
import Views

/// A view of an app's.
private struct Greeting: View {
    var body: some View { Text("Hello") }
}

/// The argument of another view of the app.
private struct Profile: Decodable {
    var user: String
    var age: Int?
}

@Suite("Completion") @MainActor
struct CompletionTests {
    let session: ScriptSession

    init() throws {
        session = try ScriptSession(
            catalog: Catalog {
                RegisteredView("Greeting") { Greeting() }
                RegisteredView("Profile") { (profile: Profile) in Text(profile.user) }
            })
        let source = """
            calls = 0
            function noted(...) calls = calls + 1 return ... end
            settings = { theme = "dark", size = 3, nested = { deep = true } }
            setmetatable(settings, { __index = { inherited = 1 } })
            guarded = setmetatable({}, { __index = noted, __pairs = noted, __len = noted })
            isOn = State(false)
            screen = host(VStack {
              Text("Wide area"):padding(8), Toggle("Wi-Fi", isOn), Button("Sign \\"in\\"", function() noted() end),
              ForEach({ "eins", "zwei" }, function(name) return Text(name) end),
            })
            toggle = screen:find("Toggle")
            view = Text("a")
            words = "some words"
            color = Color.red
            """
        try session.interpreter.load(source, name: "@setup.lua").call()
    }

    /// The names that are proposed where `|` stands.
    func names(_ source: String) -> [String] {
        let parts = source.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let proposals = CompletionEngine(session).proposals(for: parts.joined(), at: parts[0].utf8.count)
        return proposals.entries.map(\.name)
    }

    @Test func `offers the buttons that find finds, and no swipe actions nor those of a closed menu`() throws {
        try session.interpreter.load(
            """
            row = host(List {
              Text("Mail"):swipeActions { Button("Archive", noted) }, Menu("More", { Button("Rename", noted) }),
              Button("Reply", noted), Image { systemName = "heart" }, NavigationLink("Next", Text("n")),
            })
            """, name: "@row.lua"
        ).call()
        #expect(names("row:find{ button = \"|").contains("Reply"))
        #expect(!names("row:find{ button = \"|").contains("Archive"))
        #expect(!names("row:find{ button = \"|").contains("Rename"))
        #expect(names("row:find{ image = \"|").contains("heart"))
        #expect(names("row:find{ link = \"|").contains("Next"))
        try session.interpreter.load("row:find{ text = 'Mail' }:swipe()", name: "@swipe.lua").call()
        #expect(names("row:find{ button = \"|").contains("Archive"))
    }

    @Test(
        "offers these first",
        arguments: [
            ("VSt|", ["VStack"]), ("vst|", ["VStack"]), ("hos|", ["host"]), ("sett|", ["settings"]),
            ("print(Butt|", ["Button"]), ("x = Tog|", ["Toggle"]), ("retu|", ["return"]), ("whi|", ["while"]),
            // Fields and methods of what variables hold.
            ("settings.|", ["nested", "size", "theme"]), ("settings.nested.|", ["deep"]),
            ("settings.th|", ["theme"]), ("settings['nested'].|", ["deep"]), ("settings . th|", ["theme"]),
            ("string.for|", ["format"]), ("words:up|", ["upper"]), ("('x'):rep|", ["rep"]), ("isOn.|", ["value"]),
            ("clock:|", ["advance", "elapsed"]), ("storage:|", ["get", "keys", "set"]),
            ("views.|", ["Greeting", "Profile"]), ("views.Profile{ |", ["user", "age"]), ("views.gr|", ["Greeting"]),
            ("view:padd|", ["padding"]),
            ("Text('a'):padd|", ["padding"]), ("Text('a'):padding(8):opac|", ["opacity"]),
            ("Text 'a':padd|", ["padding"]), ("views.Greeting{}:padd|", ["padding"]), ("Color.re|", ["red"]),
            ("color:opac|", ["opacity"]), ("Font.Weight.bo|", ["bold"]),
            // What this element answers to.
            ("toggle:|", ["tap", "isOn", "labelView"]), ("toggle:is|", ["isOn", "isAbsent"]),
            ("screen:vSt|", ["vStack"]), ("screen:find('Toggle'):|", ["tap", "isOn"]),
            ("screen:find{ toggle = 'Wi-Fi' }:|", ["tap", "isOn"]), ("screen:vStack():toggle(2):i|", ["isOn"]),
            ("screen:vStack():text(1):str|", ["string"]), ("screen[2]:|", ["tap", "isOn"]),
            ("screen:findAll('Text')[1]:pathT|", ["pathToRoot"]), ("host(view):findA|", ["findAll"]),
            ("screen:find'Toggle':parent():exi|", ["exists"]), ("toggle:longPr|", ["longPress"]),
            // The names of arguments.
            ("Toggle{ |", ["label", "isOn"]), ("Toggle{ is|", ["isOn"]), ("Toggle{ label = 'a', |", ["isOn"]),
            ("Toggle({ is|", ["isOn"]), ("view:padding{ |", ["length", "edges", "insets", "top"]),
            ("screen:find{ |", ["text", "button"]), ("screen:find{ viewW|", ["viewWithId", "viewWithTag"]),
            ("screen:find('Text', { cont|", ["containing"]), ("host(view, { |", ["environment", "storage"]),
            ("toggle:longPress{ dur|", ["duration"]), ("TapGesture{ co|", ["count"]),
            // Texts on the screen, and strings that stand for values.
            ("screen:find{ text = \"|", ["Wide area", "Wi-Fi"]), ("screen:find{ text = 'Wi|", ["Wide area", "Wi-Fi"]),
            ("screen:find{ text = 'wi-|", ["Wi-Fi"]), ("screen:find{ button = \"|", ["Sign \\\"in\\\""]),
            ("screen:find{ button = '|", ["Sign \"in\""]), ("screen:find{ toggle = [[|", ["Wi-Fi"]),
            ("screen:find{ viewWithId = 'e|", ["eins"]), ("screen:find 'Togg|", ["Toggle"]),
            ("screen:find('Togg|", ["Toggle"]), ("screen:find{ text = 'a', relation = '|", ["child", "parent"]),
            ("screen:find('Text', { containing = 'z|", ["zwei"]), ("view:font('head|", ["headline"]),
            // Chunks of several lines, comments and letters of several bytes.
            ("local width = 1\nprint(wid|", ["width"]), ("local function sum(left, right) return le|", ["left"]),
            ("for index = 1, 2 do print(ind|", ["index"]), ("-- a comment\nsett|", ["settings"]),
            ("print('äöü 🙂', sett|", ["settings"]), ("x = [[\n]] .. wor|ds", ["words"]),
            ("Button{ label = 'a', action = function() sett|", ["settings"]),
        ])
    func firstNames(source: String, expected: [String]) {
        #expect(Array(names(source).prefix(expected.count)) == expected)
    }

    @Test(
        "offers nothing",
        arguments: [
            "-- sett|", "--[[ sett|", "'sett|", "x = 'a|", "print('a' .. 'b|", "12|", "0x1F|", "local |", "function |",
            "goto |", "::na|", "unknown.|", "unknown:|", "settings.size.|", "screen:find{ text = 'nothing reads so|",
            "screen:find{ skipFound = '|", "print(...|", "'a\\'sett|", "guarded.|",
        ])
    func nothing(source: String) {
        #expect(names(source) == [])
    }

    @Test("offers arguments alone until a letter is typed, then all names")
    func argumentsFirst() {
        #expect(names("Toggle{ |") == ["label", "isOn"])
        #expect(names("Toggle{ label = 'a', |") == ["isOn"])
        #expect(names("Toggle{ l|").starts(with: ["label"]))
        #expect(names("Toggle{ Te|").contains("Text"))
        // Where all of them are given, anything else may follow.
        #expect(names("Toggle{ label = 'a', isOn = x, |").contains("Text"))
    }

    @Test("leaves out what has a value already, and names in a function's body")
    func taken() {
        #expect(names("Toggle{ i|").filter { $0 == "isOn" }.count == 2)
        #expect(names("Toggle{ isOn = isOn, i|").filter { $0 == "isOn" }.count == 1)
        #expect(names("Toggle{ isOn = isOn, |").first == "label")
        #expect(names("Button{ label = 'a', action = function() print(1), |").first != "action")
        #expect(names("VStack{ Text('a'), |").first == "alignment")
    }

    @Test("offers globals where arguments may also be given in order")
    func positional() {
        let found = names("VStack{ Te|")
        #expect(found.contains("Text") && found.contains("TextField"))
    }

    @Test("offers every call where the kind isn't known, and where the kind has none that fits")
    func anyCall() {
        #expect(names("screen:parent():|") == ScriptSession.elementCalls)
        #expect(names("toggle:inp|") == ["input"])
    }

    @Test("says where the word begins, in bytes")
    func start() {
        let engine = CompletionEngine(session)
        #expect(engine.proposals(for: "print('ä', sett)", at: 16).start == 12)
        #expect(engine.proposals(for: "screen:find{ text = \"Wi", at: 23).start == 21)
        #expect(engine.proposals(for: "settings.", at: 9).start == 9)
        #expect(engine.proposals(for: "sett", at: 99).entries.isEmpty)
    }

    @Test("shows beside each name what it is")
    func details() {
        func detail(_ source: String) -> Symbol? {
            CompletionEngine(session).proposals(for: source, at: source.utf8.count).entries.first
        }
        #expect(
            detail("VSt")
                == Symbol("VStack", .constructor, "A container that places its children one below the other."))
        #expect(detail("toggle:isO") == Symbol("isOn", .attribute, "→ boolean"))
        #expect(detail("toggle:ta") == Symbol("tap", .action))
        #expect(detail("settings.th") == Symbol("theme", .value, "\"dark\""))
        #expect(detail("togg") == Symbol("toggle", .value, "element: Toggle"))
        #expect(detail("Toggle{ is") == Symbol("isOn", .argument, "binding to a boolean"))
        #expect(detail("screen:find{ text = 'zw") == Symbol("zwei", .text, "on screen"))
    }

    @Test("runs nothing of the user's and changes nothing")
    func runsNothing() throws {
        let sources = [
            "guarded.|", "guarded:|", "guarded.x.|", "#guarded.|", "noted():|", "noted(1).|",
            "screen:find('Button'):tap():|",
            "screen:find{ button = '|", "guarded[1]:|", "settings.inh|", "isOn.value.|",
        ]
        for source in sources { _ = names(source) }
        #expect(try session.interpreter.globals.get("calls") == 0)
        // What a screen shows is found without describing it again.
        try session.interpreter.load(
            """
            described = 0
            local shown = State("before")
            late = host(View("Late", function() described = described + 1 return Text(shown.value) end)())
            shown.value = "after"
            """, name: "@late.lua"
        ).call()
        let count = try session.interpreter.globals.get("described")
        #expect(names("late:find{ text = 'aft|") == ["after"])
        #expect(names("late:|").isEmpty == false)
        #expect(try session.interpreter.globals.get("described") == count)
    }

    @Test("copes with every beginning of a chunk")
    func everyPrefix() {
        let source = """
            local a, b = { x = "é]]", [1] = [==[ long ]==] }, function(...) return 0x1.8p3 .. 'q\\'' end -- c
            if a.x:upper() == "É" then screen:find{ text = "a", where = function(e) return not e end }:tap() end
            ::done:: goto done; repeat until a["x"][1](2){3}"4":len() > 5 --[[ x ]] --[==[ open
            """
        let engine = CompletionEngine(session)
        let bytes = source.utf8.count
        for cursor in 0...bytes {
            let start = engine.proposals(for: source, at: cursor).start
            #expect(start >= 0 && start <= cursor)
        }
    }
}
