/// The value of a state, and the views that depend on it.
///
/// A value is read and changed on the main thread; a change from another thread is carried over to it.
public final class StateBox<Value>: DependencySource, @unchecked Sendable {
    private var stored: Value
    private var dependents: [ObjectIdentifier: Invalidator] = [:]

    /// Makes a box with a first value.
    public init(_ value: Value) {
        stored = value
    }

    /// The value. Read while a body is evaluated, it makes the body depend on it; set, it marks all who read it,
    /// unless the value is known to be the same.
    public var value: Value {
        get {
            track()
            return stored
        }
        set {
            if isMainThread {
                change(to: newValue)
            } else {
                let transferred = MainThreadOnly(newValue)
                onMainThread { self.change(to: transferred.value) }
            }
        }
    }

    /// The value, read without a dependency.
    public var untracked: Value { stored }

    /// Records the node being evaluated, if one is, as a reader.
    func track() {
        guard let node = CurrentOwner.node else { return }
        let invalidator = node.invalidator
        if dependents.updateValue(invalidator, forKey: ObjectIdentifier(invalidator)) == nil {
            invalidator.depends(on: self)
        }
    }

    func removeDependent(_ invalidator: Invalidator) {
        dependents[ObjectIdentifier(invalidator)] = nil
    }

    private func change(to value: Value) {
        if let old = stored as? any Equatable, isEqual(old, value) { return }
        guard StateWatch.watcher == nil else {
            return StateWatch.announce(self, from: stored, to: value) { store(value) }
        }
        store(value)
    }

    private func store(_ value: Value) {
        stored = value
        for dependent in dependents.values { dependent.invalidate() }
    }
}

/// Whether two values of the same equatable type are equal; false when their types differ.
package func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    (right as? Left) == left
}
