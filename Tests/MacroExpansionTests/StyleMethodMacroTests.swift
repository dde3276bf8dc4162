import Testing

@testable import MacroExpansion

@Suite("@StyleMethod")
struct StyleMethodMacroTests {
    @Test("sets the style of the family with the name of the method")
    func body() throws {
        let made = try StyleMethodMacro(
            "@StyleMethod public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View")
        #expect(made.body == "{ self.style(ModifierType.TableStyle.self, style) }")
    }

    @Test("needs a method that takes a style", arguments: ["public var tableStyle: Int", "func tableStyle(_ a: Int)"])
    func refusals(declaration: String) {
        #expect {
            try StyleMethodMacro(declaration)
        } throws: {
            ($0 as? MacroFailure)?.message
                == "@StyleMethod needs a method that takes a style: func name<S: Style>(_ style: S) -> some View"
        }
    }
}
