import Testing

@testable import MacroExpansion

@Suite("@BuiltInStyles")
struct BuiltInStylesMacroTests {
    @Test("names each style by its type, without the words of the protocol")
    func names() throws {
        let attribute =
            "@BuiltInStyles(DefaultButtonStyle.self, SwitchButtonStyle.self, CardMenuPrimitiveButtonStyle.self)"
        let made = try BuiltInStylesMacro(
            "\(attribute)\n@MainActor public protocol PrimitiveButtonStyle: Style<Configuration> { associatedtype A }",
            attribute: attribute)
        #expect(
            made.extensions == """
                extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
                    public nonisolated static var `automatic`: Self { .init() }
                }
                extension PrimitiveButtonStyle where Self == SwitchButtonStyle {
                    public nonisolated static var `switch`: Self { .init() }
                }
                extension PrimitiveButtonStyle where Self == CardMenuPrimitiveButtonStyle {
                    public nonisolated static var `cardMenu`: Self { .init() }
                }
                """)
    }

    @Test("belongs to a protocol")
    func refusal() {
        #expect {
            try BuiltInStylesMacro("public struct A {}", attribute: "@BuiltInStyles(A.self)")
        } throws: {
            ($0 as? MacroFailure)?.message == "@BuiltInStyles belongs to the protocol of the styles"
        }
    }
}
