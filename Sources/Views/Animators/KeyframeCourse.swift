/// The course of a value over its keyframes.
nonisolated struct KeyframeCourse<Value: Animatable> {
    typealias Data = Value.AnimatableData

    /// The way from one keyframe to the next.
    private struct Segment {
        let start: Double
        let duration: Double
        let value: (_ time: Double) -> Data
        let end: Data
    }

    /// The seconds that it takes.
    let duration: Double
    private let initial: Value
    private let segments: [Segment]

    init(from initial: Value, over keyframes: [_Keyframe<Value>]) {
        self.initial = initial
        var segments: [Segment] = []
        var start = 0.0
        var position = initial.animatableData
        var velocity = Data.zero
        for (index, keyframe) in keyframes.enumerated() {
            // Commonly known: a cubic keyframe without velocities passes through its neighbors as a Catmull-Rom spline does.
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            let way = Self.way(of: keyframe, from: position, velocity, to: next)
            segments.append(Segment(start: start, duration: way.duration, value: way.value, end: way.end))
            start += way.duration
            (position, velocity) = (way.end, way.endVelocity)
        }
        self.segments = segments
        duration = start
    }

    /// The value after some seconds.
    func value(at time: Double) -> Value {
        var value = initial
        guard let segment = segments.last(where: { $0.start <= time }) else { return value }
        let passed = time - segment.start
        value.animatableData = passed < segment.duration ? segment.value(passed) : segment.end
        return value
    }

    private typealias Way = (duration: Double, value: (Double) -> Data, end: Data, endVelocity: Data)

    private static func way(
        of keyframe: _Keyframe<Value>, from start: Data, _ velocity: Data, to next: _Keyframe<Value>?
    ) -> Way {
        let end = keyframe.target.animatableData
        switch keyframe.way {
        // Documented for MoveKeyframe: the value is there at once, without any interpolation.
        case .move: return (0, { _ in end }, end, .zero)
        case .linear(let duration, let curve):
            guard duration > 0 else { return (0, { _ in end }, end, .zero) }
            return (
                duration, { start.interpolated(towards: end, amount: curve.value(at: $0 / duration)) }, end,
                (end - start).scaled(by: curve.velocity(at: 1) / duration).finite
            )
        case .cubic(let duration, let startVelocity, let endVelocity):
            guard duration > 0 else { return (0, { _ in end }, end, .zero) }
            let first = startVelocity?.animatableData ?? velocity
            let last = endVelocity?.animatableData ?? throughVelocity(from: start, to: end, in: duration, then: next)
            return (duration, { cubic(at: $0 / duration, duration, (start, first), (end, last)) }, end, last)
        case .spring(let given, let spring, let startVelocity):
            let way = end - start
            let first = startVelocity?.animatableData ?? velocity
            // Unverified: when a spring without a duration counts as settled.
            let settling = spring.settlingDuration(target: way, initialVelocity: first, epsilon: 0.001)
            // A spring without damping never comes to rest: it is left after one swing.
            let duration = given ?? (settling.isFinite ? settling : spring.duration)
            let value = { start + spring.value(target: way, initialVelocity: first, time: $0) }
            guard duration < settling else { return (duration, value, end, .zero) }
            return (
                duration, value, value(duration),
                spring.velocity(target: way, initialVelocity: first, time: duration)
            )
        }
    }

    /// The velocity with which a cubic keyframe goes on to the next.
    private static func throughVelocity(
        from start: Data, to end: Data, in duration: Double, then next: _Keyframe<Value>?
    ) -> Data {
        switch next?.way {
        case .cubic(let nextDuration, let startVelocity, _):
            startVelocity?.animatableData
                ?? (next!.target.animatableData - start).scaled(by: 1 / (duration + nextDuration))
        case .linear(let nextDuration, let curve) where nextDuration > 0:
            (next!.target.animatableData - end).scaled(by: curve.velocity(at: 0) / nextDuration).finite
        case .spring(_, _, let startVelocity?): startVelocity.animatableData
        // Unverified: a cubic keyframe before one of these comes to rest.
        case .linear, .move, .spring, nil: .zero
        }
    }

    /// A point of the cubic Hermite spline through two values with their velocities, for a part of its duration.
    private static func cubic(
        at t: Double, _ duration: Double, _ start: (value: Data, velocity: Data), _ end: (value: Data, velocity: Data)
    ) -> Data {
        let (t2, t3) = (t * t, t * t * t)
        return start.value.scaled(by: 2 * t3 - 3 * t2 + 1) + end.value.scaled(by: 3 * t2 - 2 * t3)
            + start.velocity.scaled(by: (t3 - 2 * t2 + t) * duration) + end.velocity.scaled(by: (t3 - t2) * duration)
    }
}

extension VectorArithmetic {
    /// The value, or zero where it has no length that is known, as the speed at the end of a circle.
    fileprivate nonisolated var finite: Self { magnitudeSquared.isFinite ? self : .zero }
}
