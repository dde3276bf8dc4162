import Foundation

/// Values that are animated as they are, number by number.
extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
    /// The value itself.
    public nonisolated var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    public typealias AnimatableData = Double
}

extension Float: Animatable {
    public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
    public typealias AnimatableData = CGFloat
}

extension EmptyAnimatableData: Animatable {
    /// The value itself.
    public var animatableData: EmptyAnimatableData {
        get { self }
        set {}
    }
}

extension AnimatablePair: Animatable {
    public typealias AnimatableData = AnimatablePair
}

extension Never: Animatable {}

extension CGPoint: Animatable {
    /// The coordinates.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The width and the height.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size.
    public nonisolated var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension UnitPoint: Animatable {
    /// The parts of the width and the height.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
    }
}

extension Angle: Animatable {
    /// The radians.
    public nonisolated var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
