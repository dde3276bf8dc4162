import Scripting
import Testing
import Views

@testable import Reference
@testable import ReferenceTexts

@Suite("Texts of the reference") @MainActor
struct DocTextTests {
    private func text(_ key: String) -> String { DocTexts.own[key] }

    @Test(
        "say what is read, by the text of the modifier where the reader has none",
        arguments: [
            (
                "Blur.blur",
                "The value passed to `blur`, which blurs the view with a radius in points. An opaque blur has no transparent "
                    + "edges."
            ),
            ("ColorInvert.colorInvert", "True where the view has `colorInvert`. Raises an error where it hasn't."),
            ("OnAppear.callOnAppear", "Calls the action passed to `onAppear`."),
            ("modifiers:AccessibilityHidden", "Hides the view from assistive technologies."),
            ("Disabled.isDisabled", "Whether the view itself or one around it is disabled."),
            (
                "Padding.padding",
                "The padding of each edge in points, all that is on it together, 0 where there is none. Raises an error "
                    + "where no padding has a known length."
            ),
        ])
    func readers(key: String, text: String) {
        #expect(self.text(key) == text)
    }

    @Test(
        "are those of the type that has the full name",
        arguments: [
            ("values:Axis.Set", "A set of axes."),
            ("values:Font.TextStyle", "The role of text on a screen."),
            ("values:ColorScheme", "Whether a screen is light or dark."),
            ("values:Image.Scale", "The size of a symbol beside text."),
            ("@Binding", "A way to read and write a value that is owned elsewhere."),
        ])
    func types(name: String, text: String) {
        #expect(self.text(name) == text)
    }

    @Test("come from what several kinds have in common only where the kind has it")
    func common() {
        #expect(text("VStack.alignment") == "The alignment of the children across the stack.")
        #expect(text("SafeAreaInset.alignment") == "The alignment of the view along its side.")
        #expect(text("Sheet.isPresented") == "Whether the screen is shown.")
        #expect(text("Sheet.callOnDismiss").hasPrefix("Calls what the app gave as `onDismiss`"))
    }

    @Test("speak of errors and calls as Lua does")
    func wording() {
        #expect(
            LuaWording.of("Calls `updating(_:body:)`. Throws `InspectionError.callbackNotFound` where there is none.")
                == "Calls `updating`. Raises an error where there is none.")
        #expect(
            LuaWording.of("A text. Throws `E.a` where it isn't, `typeMismatch` when it is of another type. More `b` c.")
                == "A text. Raises an error where it isn't, and when it is of another type. More `b` c.")
        #expect(
            LuaWording.of("The point. Throws unless it is known.") == "The point. Raises an error unless it is known.")
        #expect(LuaWording.of("Passes where it is so.") == "True where it is so.")
        #expect(LuaWording.of("Its own, `cardStyle` for a `Card`.") == "Its own, `cardStyle` for a `Card`.")
        for page in Reference.pages {
            for item in page.items {
                #expect(
                    !item.text.contains("Throws") && !item.text.contains("InspectionError"), "\(page.name): \(item)")
            }
        }
    }

    @Test("that are stated here are texts and examples of something that there is")
    func stated() {
        let kinds = KnownKinds.views + KnownKinds.modifiers + KnownKinds.gestures
        var keys = Set(
            kinds.flatMap { kind in
                (kind.members.map(\.name) + kind.slots.compactMap(\.call)).map { "\(kind.name).\($0)" }
            })
        keys.formUnion(KnownKinds.values.flatMap { kind in kind.members.map { "\(kind.name).\($0.name)" } })
        keys.formUnion(KnownKinds.modifiers.map { "modifiers:\($0.name)" })
        keys.formUnion(Member.viewCalls.map { "Element.\($0.name)" })
        #expect(Set(TextOverrides.texts.keys).subtracting(keys) == [])
        let groups = [
            ("views", KnownKinds.views), ("modifiers", KnownKinds.modifiers), ("gestures", KnownKinds.gestures),
        ]
        var pages = Set(groups.flatMap { group, kinds in kinds.map { "\(group):\($0.name)" } })
        pages.formUnion(KnownKinds.values.map { "values:\($0.name)" })
        #expect(Set(ExampleOverrides.examples.keys).subtracting(pages) == [])
    }

    @Test("are kept as lines of a key and a text")
    func lines() {
        let texts = DocTexts("Lamp\tA lamp.\nno tabulator\nexample:Lamp\ta⏎b\ttab\n")
        #expect(texts["Lamp"] == "A lamp.")
        #expect(texts["no tabulator"] == "")
        #expect(texts.lines("example:Lamp") == "a\nb\ttab")
    }
}

@Suite("The file that describes the words of the Lua half")
struct LanguageFileTests {
    private func pages(_ source: String) -> [ReferencePage] { LanguageFile(source).pages }

    @Test("gives a page for a function, and for a class with its fields")
    func reads() throws {
        let pages = pages(
            """
            ---@meta

            -- # language

            ---Does a thing.
            ---Twice.
            ---```lua
            --- it(function()
            ---   twice()
            --- end)
            ---```
            ---@param name string
            ---@param count? integer
            ---@return boolean
            function twice(name, count) end

            -- # assertions

            ---Says so.
            ---@class Says
            ---@overload fun(value: any): any
            ---@field equal fun(a: any, b: any): any The same.
            ---@field limit number How many.
            Says = {}

            ---Another.
            ---```lua
            ---if true then
            ---  more()
            ---end
            ---```
            ---@param list { size?: integer, deep: boolean }
            ---@return Says
            function Says.more(list) end
            """)
        #expect(pages.map(\.name) == ["twice", "Says"])
        let twice = pages[0]
        #expect(twice.group == .language && twice.summary == "Does a thing. Twice.")
        #expect(twice.example == "it(function()\n  twice()\nend)")
        #expect(twice.signatures.map(\.text) == ["twice(name, count)"])
        #expect(twice.signatures[0].arguments.map(\.isOptional) == [false, true])
        let says = pages[1]
        #expect(says.group == .assertions && says.signatures.map(\.text) == ["Says(value: any): any"])
        #expect(says.attributes.map(\.call) == ["equal(a: any, b: any)", "limit", "more(list)"])
        #expect(says.attributes.map(\.result) == ["", "number", "Says"])
        #expect(says.attributes.map(\.text) == ["The same.", "How many.", "Another."])
        #expect(says.attributes[2].arguments.map(\.type) == ["{ size?: integer, deep: boolean }"])
    }

    @Test("is forgiven what it doesn't say")
    func mistakes() {
        #expect(pages("").isEmpty)
        let example = pages("---```\n---if a then\n---  b()\n---end\n---```\nfunction f() end")[0].example
        #expect(example.contains("\n  b()\n"))
        #expect(pages("---A comment of nothing.\n\n---Another.").isEmpty)
        // A tag without its words says nothing; a group that isn't known changes nothing.
        let odd = pages("-- # nowhere\n---@param\n---@field x\n---@return\nfunction odd(a) end")
        #expect(odd.map(\.name) == ["odd"] && odd[0].group == .language && odd[0].signatures[0].arguments.isEmpty)
        #expect(odd[0].summary.isEmpty)
        // A function of a class that isn't declared has a page of its own.
        #expect(pages("---Lost.\nfunction Nobody:call() end").map(\.name) == ["Nobody:call"])
    }
}
