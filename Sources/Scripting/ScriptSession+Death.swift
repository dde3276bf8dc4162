import System
import Views
import VirtualTime

/// The report about the running spec that a process writes as it dies.
extension ScriptSession {
    /// Writes the running task, a line `T name`, and the last actions of the spec, a line `A call`, path and position with
    /// tabs between them. For the handler of a signal: it allocates, so that it may not return where memory is damaged.
    package nonisolated func writeLastWords(to descriptor: Int32) {
        if VirtualExecutor.current?.isInTask == true {
            let end = ", which was cancelled at the end of the spec and doesn't look at Task.isCancelled"
            let name = RunningTask.currentName ?? "a task"
            Descriptor.write("T \(name)\(tasks.isEnding ? end : "")\n", to: descriptor)
        }
        let actions = withoutIsolation(
            { @MainActor in self.journal.lastLines } as @MainActor () -> [String], as: (() -> [String]).self)
        for line in actions() { Descriptor.write("A \(line)\n", to: descriptor) }
    }
}
