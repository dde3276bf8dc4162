/// The course of an animated change over time.
public nonisolated struct Animation: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case `default`
        case timing(Double, Double, Double, Double, duration: Double)
        case curve(UnitCurve, duration: Double)
        case spring(response: Double, dampingFraction: Double, blendDuration: Double)
        case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
        case custom(AnyCustomAnimation)
    }

    /// A change to a course, in the order in which it was made.
    package enum Change: Hashable, Sendable {
        case delay(Double)
        case speed(Double)
        case repeats(count: Int?, autoreverses: Bool)
        case logicallyComplete(after: Double)
    }

    package var curve: Curve
    package private(set) var changes: [Change] = []

    init(_ curve: Curve) {
        self.curve = curve
    }

    private func changed(by change: Change) -> Animation {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// Delays the start, in seconds.
    public func delay(_ delay: Double) -> Animation { delay == 0 ? self : changed(by: .delay(delay)) }
    /// Multiplies the speed.
    public func speed(_ speed: Double) -> Animation { speed == 1 ? self : changed(by: .speed(speed)) }
    /// Repeats a number of times, back and forth or each time from the start.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed(by: .repeats(count: repeatCount, autoreverses: autoreverses))
    }
    /// Runs without end, back and forth or each time from the start.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed(by: .repeats(count: nil, autoreverses: autoreverses))
    }
    /// Counts as over after a number of seconds, though it may still run.
    public func logicallyComplete(after duration: Double) -> Animation {
        changed(by: .logicallyComplete(after: duration))
    }
}

/// Courses along a curve.
extension Animation {
    /// The course of a change that is given none.
    public static let `default` = Animation(.default)
    /// A steady course.
    public static let linear = Animation.linear(duration: 0.35)
    /// A course that starts slowly.
    public static let easeIn = Animation.easeIn(duration: 0.35)
    /// A course that ends slowly.
    public static let easeOut = Animation.easeOut(duration: 0.35)
    /// A course that starts and ends slowly.
    public static let easeInOut = Animation.easeInOut(duration: 0.35)

    /// Constant speed, over a duration in seconds.
    public static func linear(duration: Double) -> Animation { .init(.timing(0, 0, 1, 1, duration: duration)) }
    /// A slow start, over a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { .init(.timing(0.42, 0, 1, 1, duration: duration)) }
    /// A slow end, over a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { .init(.timing(0, 0, 0.58, 1, duration: duration)) }
    /// A slow start and end, over a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { .init(.timing(0.42, 0, 0.58, 1, duration: duration)) }
    /// The timing of a Bézier curve, over a duration in seconds.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        .init(.timing(x1, y1, x2, y2, duration: duration))
    }
    /// The timing of a curve, over a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        .init(.curve(curve, duration: duration))
    }
}

/// A spring's courses.
extension Animation {
    /// A spring's course.
    public static let spring = Animation.spring(response: 0.55)
    /// A spring's course for changes that follow a finger.
    public static let interactiveSpring = Animation.interactiveSpring(response: 0.15)
    /// The course of a spring that doesn't overshoot.
    public static let smooth = Animation.smooth()
    /// The course of a spring that overshoots a little.
    public static let snappy = Animation.snappy()
    /// The course of a spring that overshoots plainly.
    public static let bouncy = Animation.bouncy()

    /// A spring's course: how long one swing takes, and how much of it is lost, from 0 for nothing to 1 for all.
    public static func spring(
        response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        .init(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A spring's course: how long it seems to take, and how far it overshoots, from 0 for not at all to 1.
    @_disfavoredOverload
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring's course. A change of course while it runs is taken in over `blendDuration` seconds.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(
            response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// A spring's course for changes that follow a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring's course for changes that follow a finger: how long it seems to take, and how much more than usual it
    /// overshoots.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }

    /// The course of a spring whose changes are added up while it runs.
    public static let interpolatingSpring = Animation.interpolatingSpring(Spring())

    /// The course of a spring whose changes are added up while it runs: how long it seems to take, and how far it
    /// overshoots, from 0 for not at all to 1.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// The course of a spring whose changes are added up while it runs.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }

    /// A physical spring's course.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        .init(
            .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    /// The course of a spring that doesn't overshoot, unless told to.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce, blendDuration: 0)
    }

    /// The course of a spring that overshoots a little.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: 0)
    }

    /// The course of a spring that overshoots plainly.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce, blendDuration: 0)
    }
}
