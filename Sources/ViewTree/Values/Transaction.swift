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
