import SwiftUI
import Testing
import ViewTestSupport

@testable import ViewGraph

/// Half of the change at once, the rest after a second, and none after two.
private struct TwoSteps: CustomAnimation {
    struct Calls: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        context.state[Calls.self] += 1
        if time >= 1 { context.isLogicallyComplete = true }
        return time >= 2 ? nil : value.scaled(by: time < 1 ? 0.5 : 1)
    }
}

@Suite("The course of an animation")
struct AnimationCourseTests {
    private func value(_ animation: Animation, at time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: 10.0, time: time, context: &context)
    }

    @Test("follows its curve to its end")
    func curve() {
        #expect(value(.linear(duration: 2), at: 0.5) == 2.5)
        #expect(value(.linear(duration: 2), at: 2) == nil)
        #expect(value(.timingCurve(.circularEaseIn, duration: 1), at: 0.6).map { abs($0 - 2) < 1e-9 } == true)
        let spring = Spring(duration: 0.5, bounce: 0.2)
        #expect(value(.spring(spring), at: 0.2) == spring.value(target: 10.0, time: 0.2))
        #expect(
            value(.interpolatingSpring(spring, initialVelocity: 2), at: 0.2).map {
                abs($0 - spring.value(target: 10.0, initialVelocity: 20, time: 0.2)) < 1e-9
            } == true)
    }

    @Test("is changed in the order of the changes")
    func changes() {
        let linear = Animation.linear(duration: 1)
        #expect(value(linear.delay(1), at: 0.5) == 0)
        #expect(value(linear.delay(1), at: 1.5) == 5)
        #expect(value(linear.delay(1).speed(2), at: 0.75) == 5)
        #expect(value(linear.speed(2).delay(1), at: 1.25) == 5)
        #expect(value(linear.repeatCount(2, autoreverses: false), at: 1.25) == 2.5)
        #expect(value(linear.repeatCount(2), at: 1.25) == 7.5)
        #expect(value(linear.repeatCount(2), at: 2) == nil)
        #expect(value(linear.repeatForever(), at: 100.5) == 5)
        #expect(value(linear.delay(1).repeatCount(2, autoreverses: false), at: 2.5) == 0)
        #expect("\(linear.speed(2).delay(1))" == "linear(duration: 1.0).speed(2.0).delay(1.0)")
    }

    @Test("has a velocity")
    func velocity() {
        let context = AnimationContext<Double>()
        #expect(Animation.linear(duration: 2).velocity(value: 10.0, time: 1, context: context) == 5)
        #expect(Animation.linear(duration: 2).speed(2).velocity(value: 10.0, time: 0.5, context: context) == 10)
        #expect(Animation.linear(duration: 1).repeatCount(2).velocity(value: 10.0, time: 1.5, context: context) == -10)
    }

    @Test("counts as over after a time")
    func logicalDuration() {
        #expect(Animation.linear(duration: 2).delay(1).logicalDuration == 3)
        #expect(Animation.spring(Spring(duration: 0.4)).logicalDuration == 0.4)
        #expect(Animation.linear(duration: 2).repeatForever().logicalDuration == nil)
        #expect(Animation.linear(duration: 2).repeatCount(3).speed(2).logicalDuration == 3)
        #expect(Animation.linear(duration: 2).repeatForever().logicallyComplete(after: 5).logicalDuration == 5)
        #expect(Animation(TwoSteps()).logicalDuration == 1)
        #expect(Animation(TwoSteps()).repeatCount(2).logicalDuration == 3)
    }

    @Test("may be an app's")
    func custom() {
        let animation = Animation(TwoSteps())
        #expect(animation == Animation(TwoSteps()) && animation != .linear)
        #expect(animation.base is TwoSteps && !(animation.delay(1).base is TwoSteps))
        #expect(value(animation, at: 0) == 5 && value(animation, at: 1.5) == 10 && value(animation, at: 2) == nil)
        var context = AnimationContext<Double>()
        _ = animation.animate(value: 1.0, time: 0, context: &context)
        _ = animation.animate(value: 1.0, time: 1, context: &context)
        #expect(context.state[TwoSteps.Calls.self] == 2 && context.isLogicallyComplete)
    }

    @Test("goes on from another spring's")
    func merge() {
        var context = AnimationContext<Double>()
        #expect(Animation.spring.shouldMerge(previous: .bouncy, value: 1.0, time: 0, context: &context))
        #expect(!Animation.linear.shouldMerge(previous: .bouncy, value: 1.0, time: 0, context: &context))
    }

    @Test("has what waits for its end called after a change that reaches no view") @MainActor
    func completion() {
        let log = Log()
        withAnimation(.easeIn) {
            log.note("change")
        } completion: {
            log.note("over")
        }
        var transaction = Transaction()
        transaction.addAnimationCompletion { log.note("over too") }
        withTransaction(transaction) { log.note("change") }
        #expect(log.take() == ["change", "over", "change", "over too"])
    }

    @Test("lies between vectors")
    func vectors() {
        #expect(2.0.scaled(by: 3) == 6 && 2.0.interpolated(towards: 6, amount: 0.25) == 3)
        var pair = AnimatablePair(1.0, 2.0)
        pair.interpolate(towards: AnimatablePair(3, 0), amount: 0.5)
        #expect(pair == AnimatablePair(2, 1))
    }
}
