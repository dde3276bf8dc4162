import Combine
import ViewInspector

/// A notice board in a view: the test posts to it, the view calls back with itself.
final class Inspection<V>: InspectionEmissary {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks: [UInt: (V) -> Void] = [:]

    func visit(_ view: V, _ number: UInt) {
        callbacks.removeValue(forKey: number)?(view)
    }
}
