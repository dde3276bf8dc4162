import Foundation

/// A spring that pulls a value to a target, by the closed form of its motion.
public nonisolated struct Spring: Hashable, Sendable {
    /// The seconds of one swing without damping.
    public private(set) var response: Double

    /// The part of the motion that is lost: 0 is nothing, 1 is just enough not to overshoot, and more is slower.
    public private(set) var dampingRatio: Double

    /// The mass at the end of the spring.
    public private(set) var mass: Double

    private init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = response > 0 && response.isFinite ? response : .ulpOfOne
        self.dampingRatio = dampingRatio > 0 ? dampingRatio : 0
        self.mass = mass > 0 ? mass : 1
    }

    /// A spring by the seconds that it seems to take and how far it overshoots: 0 is not at all, 1 is without end, and
    /// below 0 it is slower than it needs to be.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(
            response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, .ulpOfOne) : 1 - min(bounce, 1), mass: 1)
    }

    /// A spring by the seconds of one swing without damping, and how much of the motion is lost.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// A spring by what it is made of. Damping beyond what keeps it from overshooting counts with `allowOverDamping` only.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi / (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring by the seconds after which it is within `epsilon` of its target, for a way of 1.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // All springs of one damping move alike, the stiffer the faster.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let seconds = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
        self.init(response: settlingDuration / seconds, dampingRatio: dampingRatio)
    }

    /// The frequency of the swing without damping, in radians a second.
    private var frequency: Double { 2 * .pi / response }
    /// The seconds that the spring seems to take.
    public var duration: Double { response }
    /// The bounce: 0 is none, 1 is without end, and below 0 the spring is slower than it needs to be.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The force of the spring for a distance of 1.
    public var stiffness: Double { mass * frequency * frequency }
    /// The force of the damping at a speed of 1.
    public var damping: Double { 2 * dampingRatio * mass * frequency }

    /// A spring that doesn't overshoot.
    public static var smooth: Spring { .smooth() }
    /// A spring that overshoots a little.
    public static var snappy: Spring { .snappy() }
    /// A spring that overshoots plainly.
    public static var bouncy: Spring { .bouncy() }

    /// A spring that doesn't overshoot, unless told to.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring that overshoots a little.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring that overshoots plainly.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The distance from the target and the speed after some seconds are sums of those at the start, with these factors.
    private func factors(at time: Double) -> (distance: (Double, Double), speed: (Double, Double)) {
        let t = max(time, 0)
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let (fade, sine, cosine) = (exp(-decay * t), sin(swing * t), cos(swing * t))
            return (
                (fade * (cosine + decay / swing * sine), fade * sine / swing),
                (-fade * frequency * frequency / swing * sine, fade * (cosine - decay / swing * sine))
            )
        }
        if dampingRatio == 1 {
            let fade = exp(-decay * t)
            return ((fade * (1 + decay * t), fade * t), (-fade * decay * decay * t, fade * (1 - decay * t)))
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (spread - decay, -spread - decay)
        let (slowly, quickly) = (exp(slow * t) / (slow - fast), exp(fast * t) / (slow - fast))
        return (
            (slow * quickly - fast * slowly, slowly - quickly),
            (slow * fast * (quickly - slowly), slow * slowly - fast * quickly)
        )
    }
}

/// The motion from 0 to a target.
extension Spring {
    /// The value after some seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let factors = factors(at: time).distance
        return target.scaled(by: 1 - factors.0) + initialVelocity.scaled(by: factors.1)
    }

    /// The velocity after some seconds, a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let factors = factors(at: time).speed
        return target.scaled(by: -factors.0) + initialVelocity.scaled(by: factors.1)
    }

    /// Moves a value with a velocity on by some seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let way = target - value
        let old = (value, velocity)
        value = old.0 + self.value(target: way, initialVelocity: old.1, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: old.1, time: deltaTime)
    }

    /// The force on a value at a position, with a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The seconds after which the value stays within a thousandth of its target, for a way of 1. Without damping, that is
    /// never: infinity.
    public var settlingDuration: Double { settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001) }

    /// The seconds after which the value stays within `epsilon` of its target. Without damping, that is never: infinity.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> Double
    {
        let (reach, peak) = reach(target: target, initialVelocity: initialVelocity)
        guard epsilon > 0, reach(peak).isFinite else { return .infinity }
        guard reach(peak) > epsilon else { return 0 }
        guard dampingRatio > 0 else { return .infinity }
        var (low, high) = (peak, peak + response)
        while reach(high) > epsilon { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if reach(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the largest distance of the value from its target, as a function of the seconds, and the time at which it is
    /// largest.
    private func reach<V: VectorArithmetic>(
        target: V, initialVelocity: V
    ) -> (distance: (Double) -> Double, peak: Double) {
        let (frequency, ratio) = (frequency, dampingRatio)
        let decay = ratio * frequency
        func length(_ value: V) -> Double { value.magnitudeSquared.squareRoot() }
        let start = length(target)
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let side = length((initialVelocity - target.scaled(by: decay)).scaled(by: 1 / swing))
            let most = (start * start + side * side).squareRoot()
            return ({ most * exp(-decay * $0) }, 0)
        }
        if ratio == 1 {
            let side = length(initialVelocity - target.scaled(by: decay))
            // A push from the target leads away from it before it fades.
            return ({ (start + side * $0) * exp(-decay * $0) }, side > 0 ? max(0, 1 / decay - start / side) : 0)
        }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (spread - decay, -spread - decay)
        let quickly = (initialVelocity + target.scaled(by: slow)).scaled(by: 1 / (fast - slow))
        let (fastPart, slowPart) = (length(quickly), length(target + quickly))
        return ({ slowPart * exp(slow * $0) + fastPart * exp(fast * $0) }, 0)
    }
}

/// The motion from one value to another.
extension Spring {
    /// The value after some seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var result = fromValue
        let (from, to) = (fromValue.animatableData, toValue.animatableData)
        result.animatableData =
            from + value(target: to - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity after some seconds, a second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on a value at a position, with a velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// The seconds after which the value stays within `epsilon` of its target. Without damping, that is never: infinity.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> Double {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

extension Spring: DescribedValue {
    public static let valueKind = ValueKind(
        "Spring", Spring.self, example: "Spring { duration = 0.5, bounce = 0.2 }",
        constants: ["smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy],
        makers: [
            .init("", .defaulted("duration", 0.5), .defaulted("bounce", 0)) { Spring(duration: $0, bounce: $1) },
            .init("", .required("response", Double.self), .required("dampingRatio", Double.self)) {
                Spring(response: $0, dampingRatio: $1)
            },
            .init(
                "", .defaulted("mass", 1), .required("stiffness", Double.self), .required("damping", Double.self)
            ) { Spring(mass: $0, stiffness: $1, damping: $2) },
        ],
        members: [
            .property("duration") { (spring: Spring) in spring.duration },
            .property("bounce") { (spring: Spring) in spring.bounce },
            .property("settlingDuration") { (spring: Spring) in spring.settlingDuration },
            .method(
                "value", .required("target", Double.self), .required("time", Double.self),
                .defaulted("initialVelocity", 0)
            ) { (spring: Spring, target: Double, time: Double, velocity: Double) in
                spring.value(target: target, initialVelocity: velocity, time: time)
            },
            .method(
                "velocity", .required("target", Double.self), .required("time", Double.self),
                .defaulted("initialVelocity", 0)
            ) { (spring: Spring, target: Double, time: Double, velocity: Double) in
                spring.velocity(target: target, initialVelocity: velocity, time: time)
            },
        ])
}
