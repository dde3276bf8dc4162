extension Slot {
    /// The gesture of a modifier that attaches one.
    static let gesture = Slot()
    /// The body of an app's own gesture.
    static let gestureBody = Slot()
    /// The first gesture of a composed one.
    static let first = Slot("first")
    /// The second gesture of a composed one.
    static let second = Slot("second")
}

/// A gesture as it stands in a tree, below the modifier that attaches it or the gesture that it is a part of.
nonisolated struct GestureElement<G: Gesture>: PrimitiveView, GestureHolder {
    typealias Described = ViewType.GestureElement

    let gesture: G

    @MainActor var held: any Gesture { gesture }

    @MainActor var _kind: Kind { gesture.core.map { type(of: $0)._kind } ?? G._kind }

    @MainActor func visitChildren(_ visitor: inout ChildVisitor) {
        gesture.core?._visitParts(&visitor)
    }
}

/// The view that holds a gesture in the tree.
@MainActor
protocol GestureHolder {
    var held: any Gesture { get }
}

extension ViewType {
    /// A gesture in a tree, of whatever kind.
    enum GestureElement: InspectedViewType {
        static let kind = Kind("Gesture", role: .gesture)
    }
}

extension Node {
    /// The gesture that stands in this node, with the callbacks and what else is around it; nil in any other node.
    var gesture: (any Gesture)? { (value as? any GestureHolder)?.held }

    /// The node of a part of this gesture; nil where there is none.
    func gesturePart(_ slot: Slot) -> Node? { children(in: slot).first }
}

extension GestureElement: PathStep {
    /// The body of an app's gesture is reached by the same step as the gesture.
    @MainActor package func step(to node: Node, _ style: Node.PathStyle) -> String? {
        if node.gesturePart(.gestureBody) != nil { return nil }
        // A script knows a gesture by the name of its kind.
        let name = style.base == 0 ? node.gestureTitle : node.kind.name
        let place = sequence(first: node, next: \.parent).first { $0.slot !== Slot.gestureBody } ?? node
        guard place.slot === Slot.gesture, let modifier = place.parent else {
            return style.call(place.slot.call ?? node.kind.call, style.typeArgument(name))
        }
        let same = modifier.parent?.modifiers.filter {
            guard $0.kind === modifier.kind, let part = $0.node?.gesturePart(.gesture) else { return false }
            return !node.graph.isScreen || part.kind === place.kind
        }
        let index = same?.firstIndex { $0.node === modifier } ?? 0
        return style.call(
            modifier.kind.call, style.typeArgument(name), index == 0 ? nil : String(index + style.base))
    }
}
