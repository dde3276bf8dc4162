import SwiftUI
import Testing
import ViewInspector

private struct Spin: Transition, Equatable {
    var degrees: Double

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * degrees)).opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct Shift: GeometryEffect {
    var part: CGFloat

    var animatableData: CGFloat {
        get { part }
        set { part = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: part * size.width, y: 0))
    }
}

private struct Lowered: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Marked(word: environment.isEnabled ? "enabled" : "disabled")
    }
}

private struct Marked: AnimatableModifier {
    let word: String

    func body(content: Content) -> some View {
        VStack {
            content
            Text(word)
        }
    }
}

@Suite("Transitions and modifiers of an app's") @MainActor
struct TransitionTests {
    private func texts(_ view: some View) throws -> [String] {
        try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    }

    /// The view that a modifier's body puts in the place of the modified one.
    private func standIn(_ view: some View) throws -> InspectableView<ViewType.ViewModifierContent> {
        try view.inspect().find(ViewType.ViewModifierContent.self)
    }

    @Test("look in each phase as they say")
    func phases() throws {
        let gone = try standIn(Spin(degrees: 90).apply(content: Text("a"), phase: .didDisappear))
        #expect(try gone.rotation().angle == .degrees(90))
        #expect(try gone.opacity() == 0)
        let there = try standIn(Spin(degrees: 90).apply(content: Text("a"), phase: .identity))
        #expect(try there.rotation().angle == .zero && there.opacity() == 1)
        let scaled = try standIn(ScaleTransition(0.5, anchor: .top).apply(content: Text("a"), phase: .willAppear))
        #expect(try scaled.scaleEffect().width == 0.5 && scaled.scaleEffectAnchor() == .top)
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.identity.isIdentity)
        #expect(OpacityTransition.properties.hasMotion == false && Spin.properties.hasMotion)
    }

    @Test("are those of AnyTransition where they are built in")
    func courses() throws {
        func read(_ view: some View) throws -> AnyTransition { try view.inspect().text().transition() }
        #expect(try read(Text("a").transition(.move(edge: .top))) == .move(edge: .top))
        #expect(try read(Text("a").transition(SlideTransition())) == .slide)
        #expect(try read(Text("a").transition(.opacity.combined(with: .scale))) == .opacity.combined(with: .scale))
        #expect(
            AnyTransition(.asymmetric(insertion: .push(from: .top), removal: .offset(x: 1)))
                == .asymmetric(insertion: .push(from: .top), removal: .offset(x: 1)))
        #expect(AnyTransition(OpacityTransition().animation(.linear)) == .opacity.animation(.linear))
        #expect(AnyTransition(Spin(degrees: 1)) == AnyTransition(Spin(degrees: 1)))
        #expect(AnyTransition(Spin(degrees: 1)) != AnyTransition(Spin(degrees: 2)))
        #expect("\(AnyTransition(Spin(degrees: 1)))" == "Spin")
    }

    @Test("keep the phases of two apart")
    func asymmetric() throws {
        let transition = AsymmetricTransition(insertion: .opacity, removal: .scale(0.5))
        let leaving = try transition.apply(content: Text("a"), phase: .didDisappear).inspect()
            .findAll(ViewType.ViewModifierContent.self)
        #expect(leaving.compactMap { try? $0.opacity() } == [1, 1])
        #expect(leaving.compactMap { try? $0.scaleEffect().width } == [0.5, 0.5])
    }

    @Test("of geometry are given the size of the frame around")
    func geometry() throws {
        let moved = try standIn(Text("a").modifier(Shift(part: 0.5).ignoredByLayout()).frame(width: 80, height: 10))
        #expect(try moved.projectionTransform() == ProjectionTransform(CGAffineTransform(translationX: 40, y: 0)))
    }

    @Test("are made for the environment that they stand in, or change nothing")
    func resolved() throws {
        #expect(try texts(Text("a").modifier(Lowered()).disabled(true)).contains("disabled"))
        #expect(try texts(Text("a").modifier(Lowered())).contains("enabled"))
        #expect(try Text("a").modifier(EmptyModifier.identity).inspect().text().string() == "a")
        let animated = Text("a").modifier(Marked(word: "b").animation(.easeIn).transaction { $0.animation = nil })
        #expect(try texts(animated).contains("b"))
    }

    @Test("animate only what they do to the view")
    func scoped() throws {
        let view = Text("a").animation(.easeIn) { $0.opacity(0.5) }
        #expect(try standIn(view).opacity() == 0.5)
        #expect(try standIn(view).animation() == .easeIn)
        #expect(throws: InspectionError.self) { try Text("a").inspect().text().animation() }
    }

    @Test("change the transaction of a value's changes")
    func transaction() throws {
        struct Counter: View {
            @State private var count = 0
            @State private var other = 0
            let calls: Calls

            var body: some View {
                Button("Count \(count)") { count += 1 }
                Button("Other \(other)") { other += 1 }
                    .transaction(value: count) { transaction in
                        calls.count += 1
                        transaction.addAnimationCompletion { calls.completed += 1 }
                    }
            }
        }
        let calls = Calls()
        let screen = try Counter(calls: calls).hosted()
        try screen.find(button: "Other 0").tap()
        #expect(calls.count == 0)
        try screen.find(button: "Count 0").tap()
        #expect(calls.count == 1 && calls.completed == 1)
    }

    @MainActor private final class Calls {
        var count = 0
        var completed = 0
    }

    @Test("are effects that are given the geometry")
    func effects() throws {
        let view = Text("a").visualEffect { $0.offset(x: $1.size.width / 2).blur(radius: 3).opacity(0) }
            .frame(width: 60, height: 20)
        let stood = try standIn(view)
        #expect(try stood.offset().width == 30 && stood.blur().radius == 3 && stood.opacity() == 0)
        let screen = try view.hosted()
        #expect(throws: InspectionError.self) { try screen.find(text: "a") }
        let scrolled = try standIn(Text("a").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.2) })
        #expect(try scrolled.opacity() == 1 && scrolled.scrollTransition().axis == nil)
        let away = try scrolled.scrollTransition().view(Text("b"), in: .bottomTrailing)
        #expect(try away.inspect().text().opacity() == 0.2)
    }
}
