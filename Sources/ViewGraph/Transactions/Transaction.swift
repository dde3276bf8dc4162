/// The circumstances of a change: whether and how it is animated.
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether animations of the views concerned are to be left out.
    public var disablesAnimations = false
    /// Whether the change comes from something that goes on, such as a drag.
    public var isContinuous = false

    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// A key under which a transaction carries a value of the app's.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Self.Value { get }
}

/// Bindings carry a transaction: what few changes say is kept beside the app's values, so that it stays small.
private enum TransactionKeys {
    enum DismissBehavior: TransactionKey { static var defaultValue: ViewGraph.DismissBehavior { .interactive } }
    enum TracksVelocity: TransactionKey { static var defaultValue: Bool { false } }
    enum ScrollTargetAnchor: TransactionKey { static var defaultValue: UnitPoint? { nil } }
    enum Completions: TransactionKey { static var defaultValue: [AnimationCompletion] { [] } }
}

extension Transaction {
    /// The way in which what the change dismisses goes away.
    public var dismissBehavior: DismissBehavior {
        get { self[TransactionKeys.DismissBehavior.self] }
        set { self[TransactionKeys.DismissBehavior.self] = newValue }
    }

    /// Whether changes are followed to know how fast they are, for animations that go on from them.
    public var tracksVelocity: Bool {
        get { self[TransactionKeys.TracksVelocity.self] }
        set { self[TransactionKeys.TracksVelocity.self] = newValue }
    }

    /// The place of a scrolling view that what it scrolls to is brought to; nil for the system's.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[TransactionKeys.ScrollTargetAnchor.self] }
        set { self[TransactionKeys.ScrollTargetAnchor.self] = newValue }
    }

    /// Calls a function when the animations of the change are over, on the clock of the views that it reaches. Where no view
    /// is reached, or the change isn't animated, that is as soon as it is made.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        self[TransactionKeys.Completions.self].append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// Whether functions wait for the end of the animations.
    package var hasCompletions: Bool { !self[TransactionKeys.Completions.self].isEmpty }

    /// The same circumstances for a view, which has its own functions wait.
    package var forContent: Transaction {
        var copy = self
        if hasCompletions { copy[TransactionKeys.Completions.self] = [] }
        return copy
    }

    /// Calls the functions that wait for the end of the animations, where there are none.
    fileprivate func completeAtOnce() {
        for completion in self[TransactionKeys.Completions.self] { completion.action() }
    }

    /// Has the functions that wait for the end of the animations called, in the order in which they were added.
    /// - Parameter clock: The clock of the views that the change has reached; nil where it has reached none.
    @MainActor package func complete(on clock: ViewClock?) {
        for completion in self[TransactionKeys.Completions.self] {
            completion.schedule(after: disablesAnimations ? nil : animation, on: clock)
        }
    }
}

extension Transaction {
    /// The value under a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            // Where nothing was set, a cast to an Optional would succeed and give nil in place of the default.
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction that changes are made in now, on the main thread.
    @MainActor static var current = Transaction()

    /// The number of transactions around with functions that wait for the end of their animations.
    @MainActor private static var followers = 0

    /// The clock of the views that the changes of the innermost such transaction have reached so far; nil for none.
    @MainActor private static var reachedClock: ViewClock?

    /// Notes that a change reaches views with a clock.
    @MainActor static func reach(_ clock: ViewClock) {
        if followers > 0 { reachedClock = clock }
    }

    /// Makes changes in a transaction.
    /// - Returns: The result, and the clock of the views that the changes have reached; nil where they reached none.
    @MainActor fileprivate static func change<Result>(
        in transaction: Transaction, _ body: () throws -> Result
    ) rethrows -> (Result, ViewClock?) {
        let outer = (transaction: current, clock: reachedClock)
        let isFollowed = transaction.hasCompletions
        current = transaction
        if isFollowed { (followers, reachedClock) = (followers + 1, nil) }
        defer {
            current = outer.transaction
            if isFollowed {
                followers -= 1
                // What is changed in a transaction within another is changed in that, too.
                reachedClock = followers > 0 ? reachedClock ?? outer.clock : nil
            }
        }
        let result = try body()
        return (result, reachedClock)
    }

    /// Whether changes that are made now, on the main thread, are animated.
    @MainActor package static var isAnimatedNow: Bool { current.animation != nil && !current.disablesAnimations }
}

/// Makes the changes of `body` animated. The tree takes them at once: an animation's course is not modelled.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// When nothing that matters moves any more.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When it has gone altogether.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes the changes of `body` animated, and calls `completion` when the animation is over, on the clock of the views. The
/// tree takes the changes at once. Where they reach no view, `completion` is called right after `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Makes the changes of `body` in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard isMainThread else {
        // Views change on the main thread only.
        let result = try body()
        transaction.completeAtOnce()
        return result
    }
    return try withoutActuallyEscaping(body) { body in
        let carried = MainThreadOnly((transaction: transaction, body: body))
        return try MainActor.assumeIsolated {
            let (result, clock) = try Transaction.change(in: carried.value.transaction, carried.value.body)
            carried.value.transaction.complete(on: clock)
            return MainThreadOnly(result)
        }.value
    }
}

/// Makes the changes of `body` in a transaction with a value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
