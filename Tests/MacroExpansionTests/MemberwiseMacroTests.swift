import Testing

@testable import MacroExpansion

@Suite("@MemberwiseInit")
struct MemberwiseMacroTests {
    @Test("sets the stored properties in their order, with the values of variables as defaults")
    func properties() throws {
        let made = try MemberwiseMacro(
            """
            @MemberwiseInit
            public nonisolated struct Line<Shape: View>: Hashable {
                /// The width: let's say 1.
                public var width: CGFloat = 1
                public let shape: Shape
                private(set) var dash: [CGFloat] =
                    []
                let end: (() -> Void)?
                public static let single = Line()
                public let version: Int = 2
                public var area: CGFloat { let half = width / 2; return half }
                var handler: @Sendable (_ value: Int) -> Void = { _ in }

                struct Inner { var depth: Int }
                func draw(_ width: Int) { var copy: Int = width }
            }
            """)
        #expect(
            made.initializer == """
                /// Creates a value from its properties.
                public init(width: CGFloat = 1, shape: Shape, dash: [CGFloat] = [], end: (() -> Void)?, \
                handler: @escaping @Sendable (_ value: Int) -> Void = { _ in }) {
                    self.width = width
                    self.shape = shape
                    self.dash = dash
                    self.end = end
                    self.handler = handler
                }
                """)
    }

    @Test("takes the wrapper of a property")
    func wrapper() throws {
        let made = try MemberwiseMacro("final class A { @Binding public var isOn: Bool }")
        #expect(
            made.initializer.hasSuffix(
                """
                public init(isOn: Binding<Bool>) {
                    _isOn = isOn
                }
                """))
    }

    @Test(
        "says what it needs",
        arguments: [
            ("enum A { case b }", "@MemberwiseInit belongs to a structure or a class"),
            ("struct A { var b = 1 }", "@MemberwiseInit needs the type of each property: var b: Type"),
        ])
    func refusals(declaration: String, message: String) {
        #expect {
            try MemberwiseMacro(declaration)
        } throws: {
            ($0 as? MacroFailure)?.message == message
        }
    }
}
