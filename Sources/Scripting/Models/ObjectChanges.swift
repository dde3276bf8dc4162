import Observation
import OpenCombine
import Views

/// Reports changes of an object before they happen, for `ObservableObject` and `@Observable`.
@MainActor
final class ObjectChanges {
    private let tell: () -> Void
    private let read: () -> Void
    private var cancellable: AnyCancellable?

    /// - Parameters:
    ///  - read: Reads the observed properties.
    ///  - tell: Called for each change on the main actor; synchronously for a change on the main actor.
    init(of object: AnyObject, _ read: @escaping () -> Void, tell: @escaping () -> Void) {
        (self.read, self.tell) = (read, tell)
        if let object = object as? any ObservableObject { follow(object) }
        if object is any Observable { observe() }
    }

    /// Whether there is anything to follow about the objects of a class.
    nonisolated static func canBeFollowed(_ type: AnyClass) -> Bool {
        type is any ObservableObject.Type || type is any Observable.Type
    }

    private func follow<Object: ObservableObject>(_ object: Object) {
        cancellable = object.objectWillChange.sink { @Sendable [weak self] _ in
            onMainThread { self?.tell() }
        }
    }

    /// An observation ends with the first change: the next one begins when that is through.
    private func observe() {
        withObservationTracking {
            read()
        } onChange: { [weak self] in
            onMainThread {
                self?.tell()
                Task { self?.observe() }
            }
        }
    }
}
