/// The tasks of a spec, among those of a process in which others run beside it.
///
/// A task is known by its number, and tasks are numbered in the order in which they were made. The first one that becomes ready
/// is the root; each that becomes ready for the first time while one of the spec's runs was started by it.
struct OwnTasks {
    private var root: UInt64?
    private var own: Set<UInt64> = []
    /// Tasks that were made after the root, and not by the spec.
    private var others: Set<UInt64> = []

    /// Whether a job that becomes ready belongs to the spec.
    /// - Parameters:
    ///   - number: That of its task; 0 for a job of an actor, which belongs to the task that makes it ready.
    ///   - isInSpec: Whether a task of the spec makes it ready.
    mutating func claim(_ number: UInt64, isInSpec: Bool) -> Bool {
        guard number > 0 else { return isInSpec }
        if own.contains(number) { return true }
        guard let first = root ?? (isInSpec ? number : nil) else { return false }
        root = first
        guard number >= first, !others.contains(number) else { return false }
        if isInSpec { own.insert(number) } else { others.insert(number) }
        return isInSpec
    }
}
