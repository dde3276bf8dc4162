import Foundation

/// A value that can be added and multiplied, so that there are values between two of them.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies it.
    mutating func scale(by factor: Double)
    /// The square of its length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value multiplied by a factor.
    public nonisolated func scaled(by factor: Double) -> Self {
        var copy = self
        copy.scale(by: factor)
        return copy
    }

    /// Goes a part of the way to another value: none of it for 0, all of it for 1.
    public nonisolated mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// Returns the value at a part of the way to another one: this one for 0, the other for 1.
    public nonisolated func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies it.
    public nonisolated mutating func scale(by factor: Double) { self *= factor }
    /// The square of it.
    public nonisolated var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies it.
    public nonisolated mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The square of it.
    public nonisolated var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies it.
    public nonisolated mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The square of it.
    public nonisolated var magnitudeSquared: Double { native * native }
}

/// Something that says which of its values an animation changes. The tree takes each change at once, so that nothing here
/// goes through the values between.
public nonisolated protocol Animatable {
    /// The type of what is animated.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The animated data.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing is animated.
    public nonisolated var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The data of a value that doesn't animate.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    /// The only value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing changes.
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    /// Nothing changes.
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    /// Nothing changes.
    public mutating func scale(by factor: Double) {}
    /// It has no length.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first.
    public var first: First
    /// The second.
    public var second: Second

    /// Creates an animatable pair from two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair that changes nothing when it is added.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    /// Adds first to first and second to second.
    public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first + right.first, left.second + right.second)
    }
    /// Takes first from first and second from second.
    public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first - right.first, left.second - right.second)
    }
    /// Multiplies both.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    /// The square of the length of both taken as one.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
