/// The facts of the layout that a description read, so that it is made again once they have changed.
@MainActor
package protocol LayoutReading: AnyObject {
    /// The node that reads.
    var node: Node? { get }
    /// Whether something that the description read is otherwise now.
    var isOutdated: Bool { get }
}

/// The views of a tree that read its layout. They are looked at whenever the tree has been described.
@MainActor
package final class LayoutReaders {
    private var readings: [ObjectIdentifier: Weak] = [:]
    private var measured = -1

    private struct Weak {
        weak var reading: (any LayoutReading)?
    }

    package init() {}

    package func add(_ reading: any LayoutReading) {
        readings[ObjectIdentifier(reading)] = Weak(reading: reading)
    }

    /// Makes the next call of `measure` look once more, though the tree itself may not have changed.
    func measureAgain() { measured = -1 }

    /// Whether a node was described with facts of the layout.
    package func isRead(by node: Node) -> Bool { readings.values.contains { $0.reading?.node === node } }

    /// Invalidates the nodes that were described with other facts than are true now.
    package func measure(_ graph: Graph) {
        guard measured != graph.version else { return }
        measured = graph.version
        readings = readings.filter { $0.value.reading?.node?.isAttached == true }
        guard !readings.isEmpty else { return }
        graph.layOutForReaders()
        for reading in readings.values.compactMap(\.reading) where reading.isOutdated {
            reading.node.map { graph.invalidate($0) }
        }
    }
}
