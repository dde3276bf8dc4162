import Testing

@testable import MacroExpansion

@Suite("@TextOverloads")
struct TextOverloadsTests {
    @Test("makes the forms with a key, a string and a resource of one with a text")
    func text() throws {
        let source = """
            @TextOverloads
            public func help(_ text: Text, edge: Edge = .top) -> some View { show(text, text: a.text, on: edge) }
            """
        #expect(
            try TextOverloads(source).overloads == """

                public func help(_ textKey: LocalizedStringKey, edge: Edge = .top) -> some View { \
                show(Text(textKey), text: a.text, on: edge) }

                @_disfavoredOverload
                public func help<S: StringProtocol>(_ text: S, edge: Edge = .top) -> some View { \
                show(Text(text), text: a.text, on: edge) }

                @_disfavoredOverload
                public func help(_ textResource: LocalizedStringResource, edge: Edge = .top) -> some View { \
                show(Text(textResource), text: a.text, on: edge) }
                """)
    }

    @Test("makes the other forms of one with a key: of the last, and not of texts beside it")
    func key() throws {
        let source = """
            @TextOverloads("V")
            func content<A>(_ key: LocalizedStringKey, named valueKey: LocalizedStringKey, note: Text) -> A {
                content(key, Text(valueKey), note: note)
            }
            """
        #expect(
            try TextOverloads(source).overloads == """
                @_disfavoredOverload
                func content<V: StringProtocol, A>(_ key: LocalizedStringKey, named value: V, note: Text) -> A {
                    content(key, Text(value), note: note)
                }

                @_disfavoredOverload
                func content<A>(_ key: LocalizedStringKey, named valueResource: LocalizedStringResource, note: Text) -> A {
                    content(key, Text(valueResource), note: note)
                }
                """)
    }

    @Test("keeps the label of a parameter with one name, and leaves out a default")
    func label() throws {
        let source = "@TextOverloads init(text: Input, prompt: Text? = nil) { self.prompt = prompt }"
        #expect(
            try TextOverloads(source).overloads == """
                 init(text: Input, prompt: LocalizedStringKey) { self.prompt = Text(prompt) }

                @_disfavoredOverload init<S: StringProtocol>(text: Input, prompt: S) { self.prompt = Text(prompt) }

                @_disfavoredOverload init(text: Input, prompt: LocalizedStringResource) { self.prompt = Text(prompt) }
                """)
    }

    @Test("needs a text or a key", arguments: ["func a(_ text: String)", "func a(_ text: [Text])", "var a: Text"])
    func refusals(declaration: String) {
        #expect {
            try TextOverloads("@TextOverloads \(declaration)")
        } throws: {
            ($0 as? MacroFailure)?.message
                == "@TextOverloads needs a function with a text, or the key of one: func name(_ text: Text)"
        }
    }
}
