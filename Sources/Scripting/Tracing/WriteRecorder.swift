import Lua
import Views
import VirtualTime

/// Collects the changes of state during a step.
@MainActor
final class WriteRecorder: StateWatcher {
    private struct Announced {
        let box: AnyObject
        let values: String
        let functions: [UInt]
        /// The place of its record; nil until a view reads the state.
        var index: Int?
    }

    private var writes: [StateWrite] = []
    /// The changes that are being made, the latest last: what one sets off may change another state.
    private var announced: [Announced] = []
    /// The line of the script that sets a state at the moment.
    var location: SourcePosition?

    /// The most changes of a step that are recorded.
    private static let limit = 200

    /// The changes since the last call.
    func take() -> [StateWrite] {
        defer { writes.removeAll() }
        return writes
    }

    func stateWillChange(_ box: AnyObject, from old: Any, to new: Any) {
        let values = "\(StateText.brief(old)) → \(StateText.brief(new))"
        announced.append(Announced(box: box, values: values, functions: RunningFunctions.addresses))
    }

    func stateHasChanged() { announced.removeLast() }

    func viewIsOutdated(_ node: Node) {
        guard let change = announced.last else { return add(of: node) }
        if let index = change.index {
            writes[index].readers.append(node.serial)
        } else if writes.count < Self.limit {
            announced[announced.count - 1].index = writes.count
            writes.append(
                StateWrite(
                    state: ModelState.name(of: change.box, readBy: node), values: change.values, readers: [node.serial],
                    functions: change.functions, location: location))
        }
    }

    /// Records that an object says that it changes; it says so to each view by itself.
    private func add(of node: Node) {
        let functions = RunningFunctions.addresses
        if let last = writes.indices.last, writes[last].functions == functions, writes[last].state == nil {
            writes[last].readers.append(node.serial)
        } else if writes.count < Self.limit {
            writes.append(
                StateWrite(state: nil, values: nil, readers: [node.serial], functions: functions, location: location))
        }
    }
}
