import Foundation

/// A lock, with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Whether a thread has the lock.
    public enum Ownership: Hashable, Sendable {
        case owner, notOwner
    }

    private final class Storage {
        let lock = NSLock()
        var owner: Thread?
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    /// Creates a lock that guards a state, which nothing else may use.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Calls a function that uses the state while this thread has the lock. The lock isn't recursive.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        acquire()
        defer { release() }
        return try body(&storage.state)
    }

    /// Calls a function that uses the state if no thread has the lock; nil where one has.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard acquireIfAvailable() else { return nil }
        defer { release() }
        return try body(&storage.state)
    }

    /// Calls a function that uses the state while this thread has the lock. The lock isn't recursive.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a function that uses the state if no thread has the lock; nil where one has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Ends the program where this thread has the lock, or hasn't, against what is said.
    public func precondition(_ condition: Ownership) {
        let isOwner = storage.owner === Thread.current
        Swift.precondition(isOwner == (condition == .owner), "the lock \(isOwner ? "is" : "isn't") this thread's")
    }

    private func acquire() {
        storage.lock.lock()
        storage.owner = Thread.current
    }

    private func acquireIfAvailable() -> Bool {
        guard storage.lock.try() else { return false }
        storage.owner = Thread.current
        return true
    }

    private func release() {
        storage.owner = nil
        storage.lock.unlock()
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that guards a state.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Waits until no other thread has the lock, and takes it.
    public func lock() { acquire() }

    /// Takes the lock if no thread has it, and returns whether it did.
    public func lockIfAvailable() -> Bool { acquireIfAvailable() }

    /// Gives the lock back.
    public func unlock() { release() }

    /// Calls a function while this thread has the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Calls a function while this thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a function if no thread has the lock; nil where one has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
