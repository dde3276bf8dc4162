/// What became of the tasks of a spec.
@MainActor
final class SpecTasks {
    /// The errors that were thrown in tasks while the spec ran.
    let thrown = ThrownErrors()
    /// The tasks of views that hadn't finished when the spec failed.
    var unfinished: [String] = []
    /// The numbers of the tasks that kept an interrupted spec from going on; nil where it wasn't interrupted amid tasks.
    var endless: Set<UInt64>?
    /// The names of the tasks that went on without end after the spec.
    var unended: [String] = []
    /// Whether the tasks of the spec are coming to their ends. Also read by the handler of a signal, on any thread.
    nonisolated(unsafe) var isEnding = false
    /// Whether tasks are being run as far as they need no time.
    var isSettling = false

    /// Begins a spec.
    func begin() {
        if !unfinished.isEmpty { unfinished = [] }
        thrown.begin()
    }
}
