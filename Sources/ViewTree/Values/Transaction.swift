/// The circumstances of a change: whether and how it is animated.
public struct Transaction {
    /// How the change is animated, nil for not at all.
    public var animation: Animation?
    /// Whether animations of the views concerned are to be left out.
    public var disablesAnimations = false
    /// Whether the change comes from something that goes on, such as a drag.
    public var isContinuous = false

    /// Makes one.
    public init() {}

    /// Makes one from its animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Makes the changes of `body` animated. The tree takes them at once: an animation's course is not modelled.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes of `body` in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// The course of an animated change over time.
public struct Animation: Equatable, Sendable {
    enum Curve: Equatable, Sendable {
        case `default`
        case timing(Double, Double, Double, Double, duration: Double)
        case spring(response: Double, dampingFraction: Double, blendDuration: Double)
        case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    }

    var curve: Curve
    var delay = 0.0
    var speed = 1.0
    var repeatCount: Int? = 1
    var autoreverses = false

    init(_ curve: Curve) {
        self.curve = curve
    }

    public static let `default` = Animation(.default)
    /// The course `linear`.
    public static let linear = Animation.linear(duration: 0.35)
    /// The course `easeIn`.
    public static let easeIn = Animation.easeIn(duration: 0.35)
    /// The course `easeOut`.
    public static let easeOut = Animation.easeOut(duration: 0.35)
    /// The course `easeInOut`.
    public static let easeInOut = Animation.easeInOut(duration: 0.35)
    /// The course `spring`.
    public static let spring = Animation.spring()

    /// A steady course, over so many seconds.
    public static func linear(duration: Double) -> Animation { .init(.timing(0, 0, 1, 1, duration: duration)) }
    /// A course that starts slowly, over so many seconds.
    public static func easeIn(duration: Double) -> Animation { .init(.timing(0.42, 0, 1, 1, duration: duration)) }
    /// A course that ends slowly, over so many seconds.
    public static func easeOut(duration: Double) -> Animation { .init(.timing(0, 0, 0.58, 1, duration: duration)) }
    /// A course that starts and ends slowly, over so many seconds.
    public static func easeInOut(duration: Double) -> Animation { .init(.timing(0.42, 0, 0.58, 1, duration: duration)) }
    /// A course along a Bézier curve, over so many seconds.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        .init(.timing(x1, y1, x2, y2, duration: duration))
    }
    /// A spring's course.
    public static func spring(
        response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        .init(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }
    /// A spring's course for changes that follow a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }
    /// A physical spring's course.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        .init(
            .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    private func with<Value>(_ keyPath: WritableKeyPath<Animation, Value>, _ value: Value) -> Animation {
        var copy = self
        copy[keyPath: keyPath] = value
        return copy
    }

    /// Starts so many seconds later.
    public func delay(_ delay: Double) -> Animation { with(\.delay, delay) }
    /// Runs so many times as fast.
    public func speed(_ speed: Double) -> Animation { with(\.speed, speed) }
    /// Runs so many times, back and forth or each time from the start.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with(\.repeatCount, repeatCount).with(\.autoreverses, autoreverses)
    }
    /// Runs without end, back and forth or each time from the start.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with(\.repeatCount, nil).with(\.autoreverses, autoreverses)
    }
}
