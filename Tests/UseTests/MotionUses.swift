import Foundation
import SwiftUI
import Testing

private struct Look {
    var angle = Angle.zero
    var scale = 1.0
    var offset = CGSize.zero
}

private struct Decay: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: 1 - exp(-time))
    }
}

private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 100).blur(radius: phase.isIdentity ? 0 : 4)
    }
}

private struct Skew: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: animatableData, d: 1, tx: 0, ty: 0))
    }
}

private struct ShiftKeyframes: Keyframes {
    var body: some Keyframes<Look> {
        KeyframeTrack(\.scale) { SpringKeyframe(2, duration: 0.5, spring: .bouncy) }
    }
}

/// One use of each name about motion and effects, as source for iOS has them.
private struct MotionUses: View {
    @State private var taps = 0
    @State private var isShown = false

    var body: some View {
        VStack {
            PhaseAnimator([0, 1]) { phase in
                Text("a").opacity(Double(phase))
            } animation: { phase in
                phase == 0 ? .easeIn : .spring(Spring(duration: 0.3, bounce: 0.2))
            }
            PhaseAnimator([false, true], trigger: taps) { Text("\($0)") }
            Text("b").phaseAnimator([1.0, 2.0]) { content, scale in content.scaleEffect(scale) }
            Text("c").phaseAnimator([1.0, 2.0], trigger: taps) { content, scale in
                content.scaleEffect(scale)
            } animation: { _ in
                .snappy
            }
            KeyframeAnimator(initialValue: Look(), repeating: isShown) { look in
                Text("d").rotationEffect(look.angle)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(10), duration: 0.2)
                    LinearKeyframe(.zero, duration: 0.1, timingCurve: .easeOut)
                }
                KeyframeTrack(\.offset) { MoveKeyframe(CGSize(width: 1, height: 2)) }
                ShiftKeyframes()
            }
            KeyframeAnimator(initialValue: 1.0, trigger: taps) {
                Text("\($0)")
            } keyframes: { _ in
                LinearKeyframe(2, duration: 1)
            }
            Text("e").keyframeAnimator(initialValue: Look()) { content, look in
                content.scaleEffect(look.scale)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    SpringKeyframe(1.5, spring: Spring(response: 0.3, dampingRatio: 0.7))
                    SpringKeyframe(1)
                }
            }
            Text("f").keyframeAnimator(initialValue: Look(), trigger: taps) {
                $0.offset($1.offset)
            } keyframes: { look in
                KeyframeTrack(\.offset) { CubicKeyframe(look.offset, duration: 1, endVelocity: .zero) }
            }
        }
        transitions
        effects
    }

    @ViewBuilder private var transitions: some View {
        if isShown {
            Text("a").transition(Fall())
            Text("b").transition(.blurReplace)
            Text("c").transition(.blurReplace(.upUp).animation(.bouncy))
            Text("d").transition(.symbolEffect(.appear.byLayer, options: .speed(2)))
            Text("e").transition(AnyTransition(Fall()))
            Text("f").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
            Text("g").transition(.scale(0.5).combined(with: .opacity))
        }
        Text("h").animation(.smooth) { $0.opacity(isShown ? 1 : 0) }
        Text("i").transaction {
            $0.animation = .linear
        } body: {
            $0.opacity(0.5)
        }
        Text("j").transaction(value: isShown) { $0.tracksVelocity = true }
        Text("k").modifier(Skew(animatableData: 0.2).ignoredByLayout())
        Text("l").modifier(EmptyModifier())
        Button("m") {
            var transaction = Transaction(animation: Animation(Decay(duration: 2)).logicallyComplete(after: 1))
            transaction.dismissBehavior = .destructive
            transaction.scrollTargetAnchor = .top
            transaction.addAnimationCompletion(criteria: .removed) { taps = 0 }
            withTransaction(transaction) { isShown.toggle() }
            withAnimation(.interpolatingSpring(.smooth, initialVelocity: 1)) { taps += 1 }
            withAnimation(.interactiveSpring(duration: 0.2, extraBounce: 0.1)) { taps += 1 }
            withAnimation(.timingCurve(.circularEaseIn, duration: 1)) { taps += 1 }
        }
    }

    @ViewBuilder private var effects: some View {
        Image(systemName: "star").symbolEffect(.bounce, value: taps)
        Image(systemName: "star").symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: taps)
        Image(systemName: "star").symbolEffect(.pulse)
        Image(systemName: "star").symbolEffect(
            .variableColor.iterative.reversing, options: .repeating, isActive: isShown)
        Image(systemName: "star").symbolEffect(.scale.up, isActive: isShown).symbolEffectsRemoved()
        Image(systemName: "star").contentTransition(.symbolEffect(.replace.downUp))
        Text("a").visualEffect { content, proxy in content.offset(y: proxy.size.height / 2).grayscale(0.3) }
        Text("b").scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.8) }
        Text("c").scrollTransition(.animated(.easeIn).threshold(.visible(0.3)), axis: .horizontal) {
            $0.opacity($1.value)
        }
        Text("d").scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, _ in content }
        Text("e").colorEffect(ShaderLibrary.ripple(.float(0.5), .color(.red)))
        Text("f").distortionEffect(
            Shader(function: .init(library: .default, name: "wave"), arguments: [.boundingRect]),
            maxSampleOffset: CGSize(width: 1, height: 1))
        Text("g").layerEffect(ShaderLibrary.default.glow(.float2(1, 2)), maxSampleOffset: .zero, isEnabled: isShown)
        Text("h").containerBackground(.red, for: .navigation)
        Text("i").containerBackground(for: .tabView, alignment: .top) { Color.blue }
        Text("j").hoverEffect(.lift, isEnabled: isShown).defaultHoverEffect(.highlight)
        Text("k").onKeyPress(characters: .decimalDigits, phases: .down) { _ in .handled }
        Text("l").onLongPressGesture(minimumDuration: 1, pressing: { _ in }) { taps += 1 }
        Text("m").focusable(interactions: .activate)
    }
}

@Suite("Names about motion") @MainActor
struct MotionUsesTests {
    @Test("are known")
    func names() throws {
        _ = MotionUses()
        #expect(KeyframeTimeline(initialValue: Look()) { ShiftKeyframes() }.duration == 0.5)
    }
}
