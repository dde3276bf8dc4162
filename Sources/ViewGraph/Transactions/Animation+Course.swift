import Foundation

/// The course of an animation, in numbers.
extension Animation {
    /// An animation whose course an app computes.
    public init<A: CustomAnimation>(_ base: A) {
        self.init(.custom(AnyCustomAnimation(base: base)))
    }

    /// The animation that computes the course: the app's own where it was given one and not changed.
    public var base: any CustomAnimation {
        if case .custom(let custom) = curve, changes.isEmpty { return custom.base }
        return AnimationCourse(animation: self)
    }

    /// Returns the part of a change that has been made after some seconds, from zero to `value`; nil once it is over.
    public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        course(of: value, at: time, changes[...], &context)
    }

    /// The velocity of the change after some seconds, a second; nil once it is over, or where it is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        velocity(of: value, at: time, changes[...], context)
    }

    /// Whether the change goes on from an animation that still runs, in place of being added to it. A spring goes on from
    /// another.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        switch curve {
        case .custom(let custom):
            custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .spring, .default: previous.curve.isSpring
        case .timing, .curve, .interpolatingSpring: false
        }
    }

    /// The seconds after which the animation has come to rest; nil where it never does.
    package var duration: Double? { duration(changes[...]) }

    /// The seconds after which the animation counts as over; nil where it never does.
    package var logicalDuration: Double? { logicalDuration(changes[...]) }

    private func course<V: VectorArithmetic>(
        of value: V, at time: Double, _ changes: ArraySlice<Change>, _ context: inout AnimationContext<V>
    ) -> V? {
        guard let change = changes.last else { return curve.animate(value: value, time: time, context: &context) }
        let inner = changes.dropLast()
        switch change {
        case .delay(let delay): return time < delay ? .zero : course(of: value, at: time - delay, inner, &context)
        case .speed(let speed): return course(of: value, at: time * speed, inner, &context)
        case .logicallyComplete(let duration):
            if time >= duration { context.isLogicallyComplete = true }
            return course(of: value, at: time, inner, &context)
        case .repeats(let count, let autoreverses):
            guard let round = round(at: time, of: count, inner) else { return nil }
            let there = course(of: value, at: round.time, inner, &context) ?? value
            return autoreverses && round.isOdd ? value - there : there
        }
    }

    private func velocity<V: VectorArithmetic>(
        of value: V, at time: Double, _ changes: ArraySlice<Change>, _ context: AnimationContext<V>
    ) -> V? {
        guard let change = changes.last else { return curve.velocity(value: value, time: time, context: context) }
        let inner = changes.dropLast()
        switch change {
        case .delay(let delay): return time < delay ? .zero : velocity(of: value, at: time - delay, inner, context)
        case .speed(let speed): return velocity(of: value, at: time * speed, inner, context)?.scaled(by: speed)
        case .logicallyComplete: return velocity(of: value, at: time, inner, context)
        case .repeats(let count, let autoreverses):
            guard let round = round(at: time, of: count, inner) else { return nil }
            return velocity(of: value, at: round.time, inner, context)?
                .scaled(by: autoreverses && round.isOdd ? -1 : 1)
        }
    }

    /// The time within the round that an animation is in; nil once all rounds are over.
    private func round(
        at time: Double, of count: Int?, _ changes: ArraySlice<Change>
    ) -> (time: Double, isOdd: Bool)? {
        guard let length = duration(changes), length.isFinite, length > 0 else { return (time, false) }
        let round = max(0, (time / length).rounded(.down))
        if let count, round >= Double(count) { return nil }
        return (time - round * length, round.truncatingRemainder(dividingBy: 2) == 1)
    }

    /// The seconds until the course is over; nil where it never is.
    private func duration(_ changes: ArraySlice<Change>) -> Double? {
        duration(changes, of: curve.duration) { $0.duration($1) }
    }

    private func logicalDuration(_ changes: ArraySlice<Change>) -> Double? {
        if case .logicallyComplete(let duration) = changes.last { return duration }
        return duration(changes, of: curve.logicalDuration) { $0.logicalDuration($1) }
    }

    private func duration(
        _ changes: ArraySlice<Change>, of curve: Double?, inner: (Animation, ArraySlice<Change>) -> Double?
    ) -> Double? {
        guard let change = changes.last else { return curve }
        let rest = changes.dropLast()
        switch change {
        case .delay(let delay): return inner(self, rest).map { max(0, delay + $0) }
        case .speed(let speed): return speed > 0 ? inner(self, rest).map { $0 / speed } : nil
        case .logicallyComplete: return inner(self, rest)
        case .repeats(let count, _):
            guard let count, let length = duration(rest), let last = inner(self, rest) else { return nil }
            return Double(max(count - 1, 0)) * length + last
        }
    }
}

extension Animation.Curve {
    fileprivate var isSpring: Bool {
        switch self {
        case .default, .spring, .interpolatingSpring: true
        case .timing, .curve, .custom: false
        }
    }

    /// The spring of the course, and the velocity that it starts with; nil for another course.
    private var spring: (spring: Spring, velocity: Double)? {
        switch self {
        case .default: (Spring(response: 0.55, dampingRatio: 1), 0)
        case .spring(let response, let dampingRatio, _): (Spring(response: response, dampingRatio: dampingRatio), 0)
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            (Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), velocity)
        case .timing, .curve, .custom: nil
        }
    }

    private var timing: (curve: UnitCurve, duration: Double)? {
        switch self {
        case .timing(let x1, let y1, let x2, let y2, let duration): (.timing(x1, y1, x2, y2), duration)
        case .curve(let curve, let duration): (curve, duration)
        case .default, .spring, .interpolatingSpring, .custom: nil
        }
    }

    fileprivate func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        if case .custom(let custom) = self {
            return custom.base.animate(value: value, time: time, context: &context)
        }
        if let logicalDuration, time >= logicalDuration { context.isLogicallyComplete = true }
        if let duration, time >= duration { return nil }
        if let (spring, velocity) = spring {
            return spring.value(target: value, initialVelocity: value.scaled(by: velocity), time: time)
        }
        return timing.map { value.scaled(by: $0.curve.value(at: time / $0.duration)) }
    }

    fileprivate func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        if case .custom(let custom) = self {
            return custom.base.velocity(value: value, time: time, context: context)
        }
        if let duration, time >= duration { return nil }
        if let (spring, velocity) = spring {
            return spring.velocity(target: value, initialVelocity: value.scaled(by: velocity), time: time)
        }
        return timing.map { value.scaled(by: $0.curve.velocity(at: time / $0.duration) / $0.duration) }
    }

    fileprivate var duration: Double? {
        if let (spring, velocity) = spring {
            let duration = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
            return duration.isFinite ? duration : nil
        }
        if let timing { return max(0, timing.duration) }
        return sampled { $1 == nil }
    }

    fileprivate var logicalDuration: Double? {
        if let spring { return spring.spring.duration }
        if let timing { return max(0, timing.duration) }
        return sampled { $0.isLogicallyComplete || $1 == nil }
    }

    /// The seconds until an app's course for a change of 1 has come so far, found by following it in steps of a sixtieth;
    /// nil where that takes longer than ten minutes.
    private func sampled(until isOver: (AnimationContext<Double>, Double?) -> Bool) -> Double? {
        var context = AnimationContext<Double>()
        for step in 0...(600 * 60) {
            let time = Double(step) / 60
            let value = animate(value: 1.0, time: time, context: &context)
            if isOver(context, value) { return time }
        }
        return nil
    }
}
