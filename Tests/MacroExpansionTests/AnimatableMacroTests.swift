import Testing

@testable import MacroExpansion

@Suite("@Animatable")
struct AnimatableMacroTests {
    @Test("pairs the data of the variables in their order")
    func pairs() throws {
        let made = try AnimatableMacro(
            """
            @Animatable public struct Pie {
                public var start: Angle
                var end: Angle = .zero
                var inset: CGFloat
                let name: String
                @AnimatableIgnored var isOpen: Bool
                var middle: Angle { start + end }
            }
            """)
        #expect(
            made.member == """
                public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, \
                AnimatablePair<Angle.AnimatableData, CGFloat.AnimatableData>> {
                    get { AnimatablePair(start.animatableData, AnimatablePair(end.animatableData, inset.animatableData)) }
                    set {
                        start.animatableData = newValue.first
                        end.animatableData = newValue.second.first
                        inset.animatableData = newValue.second.second
                    }
                }
                """)
    }

    @Test("takes the data of one variable as it is")
    func single() throws {
        let made = try AnimatableMacro("struct Dot { var size: CGFloat }")
        #expect(made.member.hasPrefix("nonisolated var animatableData: CGFloat.AnimatableData {"))
        #expect(made.member.contains("size.animatableData = newValue\n"))
    }

    @Test("conforms a type once")
    func conformance() {
        #expect(
            AnimatableMacro.conformance(of: "Chart.Pie", to: "Animatable")
                == "nonisolated extension Chart.Pie: SwiftUI.Animatable {}")
        #expect(AnimatableMacro.conformance(of: "Chart.Pie", to: "").isEmpty)
    }

    @Test(
        "says what it needs",
        arguments: [
            ("enum A { case b }", "@Animatable belongs to a structure or a class"),
            ("struct A { var b = 1 }", "@Animatable needs the type of each property: var b: Type"),
            ("struct A { let b: Int }", "@Animatable needs a variable: var name: Type"),
        ])
    func refusals(declaration: String, message: String) {
        let failure = #expect(throws: MacroFailure.self) { try AnimatableMacro(declaration) }
        #expect(failure?.message == message)
    }
}
