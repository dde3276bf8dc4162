import SwiftUI
import Testing

@Suite("A spring")
struct SpringTests {
    /// Springs that swing, that just don't, and that are too slow to.
    static let springs = [
        Spring(duration: 0.5, bounce: 0.4), Spring(), Spring(duration: 0.5, bounce: -0.5),
        Spring(mass: 2, stiffness: 120, damping: 9),
    ]

    /// The motion in very small steps, by the force alone.
    private func stepped(_ spring: Spring, from velocity: Double, for time: Double) -> (value: Double, velocity: Double)
    {
        let steps = 200_000
        let delta = time / Double(steps)
        var (value, velocity) = (0.0, velocity)
        for _ in 0..<steps {
            velocity += spring.force(target: 1, position: value, velocity: velocity) / spring.mass * delta
            value += velocity * delta
        }
        return (value, velocity)
    }

    @Test("moves as its force has it", arguments: springs)
    func motion(_ spring: Spring) {
        for time in [0.05, 0.2, 0.7] {
            let expected = stepped(spring, from: 3, for: time)
            #expect(abs(spring.value(target: 1, initialVelocity: 3, time: time) - expected.value) < 1e-3)
            #expect(abs(spring.velocity(target: 1, initialVelocity: 3, time: time) - expected.velocity) < 1e-2)
        }
        #expect(abs(spring.value(target: 1, initialVelocity: 3, time: 0)) < 1e-12)
    }

    @Test("goes on from where it is", arguments: springs)
    func update(_ spring: Spring) {
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 2.0, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 2.0, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 2.0, time: 0.3)) < 1e-9)
    }

    @Test("comes to rest after its settling duration", arguments: springs)
    func settling(_ spring: Spring) {
        let duration = spring.settlingDuration
        #expect(duration.isFinite)
        for step in 0..<200 {
            let left = spring.value(target: 1.0, time: duration + Double(step) * 0.01) - 1
            #expect(abs(left) <= 0.001 + 1e-9)
        }
        let early = (0..<100).map { abs(spring.value(target: 1.0, time: duration * (0.7 + Double($0) * 0.003)) - 1) }
        #expect(early.max()! > 0.001)
        let made = Spring(settlingDuration: 2, dampingRatio: spring.dampingRatio)
        #expect(abs(made.settlingDuration - 2) < 1e-6)
    }

    @Test("without damping never rests, and at its target without a push rests at once")
    func extremes() {
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
        #expect(Spring().settlingDuration(target: 0.0, epsilon: 0.001) == 0)
        #expect(Spring().settlingDuration(target: 0.0, initialVelocity: 5, epsilon: 0.001) > 0)
        #expect(Spring(duration: -1, bounce: .nan).value(target: 1.0, time: 1).isFinite)
    }

    @Test("is described in any of its terms")
    func terms() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.dampingRatio - 0.5) < 1e-12 && abs(spring.bounce - 0.5) < 1e-12)
        #expect(abs(spring.response - 2 * .pi / 10) < 1e-12)
        #expect(abs(spring.stiffness - 100) < 1e-9 && abs(spring.damping - 10) < 1e-9)
        #expect(Spring(mass: 1, stiffness: 1, damping: 9).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 1, damping: 9, allowOverDamping: true).dampingRatio == 4.5)
        #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
        #expect(Spring.bouncy.bounce == Spring(duration: 0.5, bounce: 0.3).bounce)
    }

    @Test("moves points and sizes")
    func animatable() {
        let spring = Spring()
        let point = spring.value(
            fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 11, y: -18), initialVelocity: .zero, time: 0.1)
        let part = spring.value(target: 1.0, time: 0.1)
        #expect(abs(point.x - (1 + 10 * part)) < 1e-9 && abs(point.y - (2 - 20 * part)) < 1e-9)
    }
}
