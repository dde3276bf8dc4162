import SwiftUI

private struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
    }
}

private struct Squeeze: GeometryEffect {
    var animatableData = 0.0
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: 1, y: 1 - animatableData))
    }
}

private struct Wave: View, Animatable {
    nonisolated var animatableData: Double
    var body: some View { Text("\(animatableData)") }
}

private struct Motion {
    var scale = 1.0
    var angle = Angle.zero
}

extension Lines {
    @LineBuilder static var animation: [Any] {
        Text("a").animation(.default, value: 1)
        Text("a").animation(.spring(duration: 0.4, bounce: 0.2), value: 1)
        Text("a").animation(.bouncy.delay(0.1).speed(2), value: 1)
        Text("a").animation(.easeInOut(duration: 1).repeatForever(autoreverses: false), value: 1)
        Text("a").animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1).repeatCount(3), value: 1)
        Text("a").animation(.smooth) { $0.opacity(0.5) }
        Text("a").transition(.opacity)
        Text("a").transition(.move(edge: .leading).combined(with: .opacity))
        Text("a").transition(.asymmetric(insertion: .scale, removal: .slide))
        Text("a").transition(.push(from: .trailing).animation(.snappy))
        Text("a").transition(.modifier(active: Squeeze(animatableData: 1), identity: Squeeze()))
        Text("a").transition(Turn())
        Text("a").transition(.blurReplace)
        Text("a").transition(.offset(x: 10).combined(with: .scale(scale: 0.5, anchor: .top)))
        Text("a").modifier(Squeeze(animatableData: 0.5))
        Text("a").transaction { $0.animation = nil }
        Text("a").transaction(value: 1) { $0.disablesAnimations = true }
        Text("a").phaseAnimator([false, true]) { content, phase in content.scaleEffect(phase ? 1 : 2) }
        Text("a").phaseAnimator([1, 2], trigger: 1) { content, phase in
            content.offset(y: Double(phase))
        } animation: { _ in
            .bouncy
        }
        PhaseAnimator([0.0, 1.0]) { phase in Text("a").opacity(phase) }
        Text("a").keyframeAnimator(initialValue: Motion()) {
            $0.scaleEffect($1.scale)
        } keyframes: { _ in
            KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.2) }
        }
        Text("a").keyframeAnimator(initialValue: Motion(), trigger: 1) {
            $0.rotationEffect($1.angle)
        } keyframes: { _ in
            KeyframeTrack(\.angle) { SpringKeyframe(.degrees(90), duration: 0.2, spring: .bouncy) }
        }
        KeyframeAnimator(initialValue: 1.0) { value in
            Text("\(value)")
        } keyframes: { _ in
            CubicKeyframe(2, duration: 1)
        }
        Wave(animatableData: 0.5)
        Text("a").contentTransition(.symbolEffect(.replace.downUp))
        Text("a").symbolEffect(.appear, isActive: false)
        withAnimation(.easeIn) { 1 }
        withAnimation(.spring, completionCriteria: .logicallyComplete) {
            1
        } completion: {
        }
        withTransaction(Transaction(animation: .linear)) { 1 }
        withTransaction(\.disablesAnimations, true) { 1 }
        Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: 0.2)
        UnitCurve.easeInOut.value(at: 0.5)
        KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(2, duration: 1) }.value(time: 0.5)
        Animation.interpolatingSpring(stiffness: 100, damping: 10)
    }

    @LineBuilder static var gestures: [Any] {
        Text("a").onTapGesture {}
        Text("a").onTapGesture(count: 2) {}
        Text("a").onTapGesture(coordinateSpace: .global) { location in _ = location.x }
        Text("a").onLongPressGesture {}
        Text("a").onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
        } onPressingChanged: { _ in
        }
        Text("a").gesture(TapGesture().onEnded {})
        Text("a").gesture(SpatialTapGesture().onEnded { _ = $0.location })
        Text("a").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { _ = $0.translation })
        Text("a").gesture(DragGesture().onEnded { _ = $0.predictedEndTranslation.width + $0.velocity.width })
        Text("a").gesture(LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()))
        Text("a").gesture(MagnifyGesture().onChanged { _ = $0.magnification })
        Text("a").gesture(RotateGesture().simultaneously(with: MagnifyGesture()))
        Text("a").gesture(TapGesture(count: 2).exclusively(before: TapGesture()))
        Text("a").gesture(MagnificationGesture(minimumScaleDelta: 0.1).map { Double($0) })
        Text("a").highPriorityGesture(TapGesture(), including: .gesture)
        Text("a").simultaneousGesture(TapGesture(), including: .all)
        Text("a").gesture(DragGesture().modifiers(.shift).onEnded { _ in })
        Text("a").onHover { _ in }
        Text("a").onContinuousHover { phase in if case .active(let point) = phase { _ = point.x } }
        Text("a").allowsHitTesting(false).disabled(true)
        Text("a").onKeyPress(.escape) { .handled }
        Text("a").onKeyPress(keys: [.upArrow, .downArrow]) { $0.key == .upArrow ? .handled : .ignored }
        Text("a").onKeyPress(characters: .alphanumerics, phases: .down) { _ in .ignored }
        Text("a").focusable().focusEffectDisabled()
        Text("a").focusable(true, interactions: .activate)
        Text("a").onMoveCommand { _ in }
        Text("a").onExitCommand {}
    }
}
