import CViewGraph
import Dispatch
import VirtualTime

/// Runs the work now when this is the main thread, and otherwise as soon as the main thread is free.
package func onMainThread(_ work: @escaping @MainActor () -> Void) {
    if isMainThread {
        MainActor.assumeIsolated { work() }
    } else {
        let transferred = MainThreadOnly(work)
        DispatchQueue.main.async { MainActor.assumeIsolated { transferred.value() } }
    }
}

/// Carries a value to the main thread, which is the only one to use it.
package struct MainThreadOnly<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

/// The node whose description is being made on this thread: what is read meanwhile, the description depends on.
package enum CurrentOwner {
    static var node: Node? {
        vt_current_owner().map { Unmanaged<Node>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The node whose description is being made.
    @MainActor package static var described: Node? { node }

    /// Runs `work` with reads recorded for the node.
    @MainActor package static func with<Result>(_ node: Node, _ work: () throws -> Result) rethrows -> Result {
        let previous = vt_set_current_owner(Unmanaged.passUnretained(node).toOpaque())
        defer { _ = vt_set_current_owner(previous) }
        return try withExtendedLifetime(node) { try work() }
    }

    /// Runs `work` with no reads recorded: an action is no part of a description.
    package static func without<Result>(_ work: () throws -> Result) rethrows -> Result {
        let previous = vt_set_current_owner(nil)
        defer { _ = vt_set_current_owner(previous) }
        return try work()
    }
}

/// Whether the caller runs as a part of the main actor. Where an executor of ours runs all tasks on one thread, it knows
/// which of them does. Otherwise that is the process's main thread, until an asynchronous `main` gives it up: on Linux any
/// thread may then serve the main queue, which only the queue itself can tell.
var isMainThread: Bool {
    if let executor = VirtualExecutor.current { return VirtualExecutor.ownsThread && executor.isOnMainActor }
    return vt_is_main_thread() || MainQueue.isCurrent
}

private enum MainQueue {
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
