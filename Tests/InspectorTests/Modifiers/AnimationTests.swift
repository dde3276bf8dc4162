import SwiftUI
import Testing
import ViewInspector

@Suite("Animations") @MainActor
struct AnimationTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("animation", { $0.animation(.easeIn) }, reads: Animation.easeIn) { try $0.animation() },
        .init("animation", { $0.animation(nil) }, reads: Animation?.none) { try $0.animation() },
        .init("animation", { $0.animation(.spring(), value: 3) }, reads: 3) { try $0.animationValue(Int.self) },
        .init("transition", { $0.transition(.slide) }, reads: AnyTransition.slide) { try $0.transition() },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("of any change have no value to read, and of a value only one of its type")
    func values() throws {
        #expect(throws: InspectionError.attributeNotFound(label: "value", type: "animation")) {
            try Text("a").animation(.default).inspect().text().animationValue(Int.self)
        }
        #expect(throws: InspectionError.typeMismatch(factual: "Int", expected: "String")) {
            try Text("a").animation(.default, value: 1).inspect().text().animationValue(String.self)
        }
    }

    @Test(
        "are equal where they run alike",
        arguments: [
            (Animation.linear, Animation.linear(duration: 0.35), true),
            (.easeIn, .easeOut, false),
            (.spring, .spring(), true),
            (.smooth, .spring(duration: 0.5, bounce: 0), true),
            (.snappy, .smooth, false),
            (.linear.delay(1), .linear, false),
            (.linear.speed(2), .linear.speed(2), true),
            (.linear.repeatCount(3), .linear.repeatForever(), false),
            (.linear.repeatForever(autoreverses: false), .linear.repeatForever(), false),
            (.interpolatingSpring(stiffness: 1, damping: 2), .interpolatingSpring(stiffness: 1, damping: 3), false),
        ])
    func equality(_ left: Animation, _ right: Animation, _ areEqual: Bool) {
        #expect((left == right) == areEqual)
    }

    @Test("print as they are made")
    func printing() {
        #expect("\(Animation.easeInOut(duration: 2))" == "easeInOut(duration: 2.0)")
        #expect(
            "\(Animation.linear(duration: 1).delay(0.5).repeatForever(autoreverses: false))"
                == "linear(duration: 1.0).delay(0.5).repeatForever(autoreverses: false)")
    }

    struct Pair: View {
        @Namespace var space
        var body: some View {
            HStack {
                Text("a").matchedGeometryEffect(id: "card", in: space, properties: .size, anchor: .top)
                Text("b").matchedGeometryEffect(id: "card", in: space, isSource: false)
            }
        }
    }

    @Test("let views take each other's place by id and namespace")
    func matching() throws {
        let stack = try Pair().inspect().find(ViewType.HStack.self)
        let (first, second) = (try stack.text(0).matchedGeometryEffect(), try stack.text(1).matchedGeometryEffect())
        #expect(first.id == second.id && first.namespace == second.namespace)
        #expect(first.properties == .size && first.anchor == .top && first.isSource)
        #expect(second.properties == .frame && second.anchor == .center && !second.isSource)
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "matchedGeometryEffect", index: 0)) {
            try Text("a").inspect().text().matchedGeometryEffect()
        }
    }

    struct Tilt: ViewModifier {
        let angle: Angle
        func body(content: Content) -> some View { content.rotationEffect(angle) }
    }

    @Test("of coming and going are equal where they are made alike")
    func transitions() {
        #expect(AnyTransition.move(edge: .top) != .move(edge: .bottom))
        #expect(AnyTransition.opacity.combined(with: .scale) == .opacity.combined(with: .scale(scale: 0)))
        #expect(
            AnyTransition.asymmetric(insertion: .slide, removal: .opacity)
                != .asymmetric(insertion: .opacity, removal: .slide))
        #expect(AnyTransition.offset(x: 1) == .offset(CGSize(width: 1, height: 0)))
        #expect(AnyTransition.slide.animation(.linear) != .slide)
        let tilt = AnyTransition.modifier(active: Tilt(angle: .degrees(9)), identity: Tilt(angle: .zero))
        #expect(tilt == tilt)
        #expect(tilt != .modifier(active: Tilt(angle: .degrees(9)), identity: Tilt(angle: .zero)))
        #expect("\(AnyTransition.move(edge: .top).combined(with: .opacity))" == "move(top) with opacity")
    }
}
