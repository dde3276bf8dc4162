import Foundation
import Lua
import Views
import VirtualTime

/// The errors that code of the app throws in tasks while a spec runs, caught or not: Swift tells of each as it is thrown,
/// and of none that a task ends with it.
@MainActor
final class ThrownErrors {
    private var entries: [(task: String, error: any Error)] = []

    /// The largest number of errors that are kept, the latest ones.
    private static let capacity = 5

    func begin() {
        if !entries.isEmpty { entries = [] }
        guard let executor = VirtualExecutor.current else { return }
        executor.beginSpec()
        executor.thrown = told
    }

    /// Made once: specs are many.
    private lazy var told = withoutIsolation(
        { @MainActor [weak self] error in self?.add(error) } as @MainActor (any Error) -> Void,
        as: ((any Error) -> Void).self)

    func end() { VirtualExecutor.current?.thrown = nil }

    private func add(_ error: any Error) {
        // What specs and views in Lua throw is reported where it matters.
        switch error {
        case is CancellationError, is LuaError, is ScriptingError, is ArgumentError, is InspectionError: return
        default: break
        }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append((RunningTask.currentName ?? "a task", error))
    }

    /// The errors with the tasks they were thrown in, each once.
    var summaries: [(task: String, type: String, message: String)] {
        var seen: Set<String> = []
        return entries.compactMap { task, error in
            let message = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
            let type = "\(type(of: error))"
            return seen.insert("\(task) \(type) \(message)").inserted ? (task, type, message) : nil
        }
    }
}

extension ScriptSession {
    /// The errors that were thrown in tasks before the spec failed, caught or not.
    public var errorsThrownInTasks: [(task: String, type: String, message: String)] { thrownErrors.summaries }
}
