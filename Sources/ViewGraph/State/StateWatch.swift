/// A watcher of changes of state: a trace, which names the state and the code that changed what a screen shows.
///
/// It is called on the main thread.
@MainActor
package protocol StateWatcher: AnyObject {
    /// The value of a state is about to change.
    /// - Parameter box: The `StateBox` that keeps it.
    func stateWillChange(_ box: AnyObject, from old: Any, to new: Any)

    /// The change that was announced last is through.
    func stateHasChanged()

    /// A view has to be described again, because of the announced change, or else because of an object that it reads.
    func viewIsOutdated(_ node: Node)
}

/// The one watcher of the process.
package enum StateWatch {
    /// The watcher; nil in a run without a trace. It belongs to the main thread.
    nonisolated(unsafe) package static var watcher: (any StateWatcher)?

    /// Announces a change, and makes it.
    static func announce(_ box: AnyObject, from old: Any, to new: Any, _ change: () -> Void) {
        let announced = MainThreadOnly((box, old, new))
        MainActor.assumeIsolated {
            let (box, old, new) = announced.value
            watcher?.stateWillChange(box, from: old, to: new)
        }
        change()
        MainActor.assumeIsolated { watcher?.stateHasChanged() }
    }
}
