/// A modifier that attaches a gesture to a view.
@MainActor
package protocol GestureModifier: TouchedModifier {
    /// The way in which the gesture is attached.
    var attachment: GestureAttachment { get }
    /// Which gestures count.
    var mask: GestureMask { get }
    /// The gesture, and the node that its parts stand in; nil where there is none.
    func attached(on node: Node, in subtree: Node?) -> (gesture: any Gesture, node: Node)?
}

extension GestureModifier {
    package func hasSay(in finger: Finger) -> Bool {
        if !mask.contains(.subviews) { return true }
        guard mask.contains(.gesture) else { return false }
        switch attachment {
        case .before: return true
        // A drag by which a view is scrolled or set has no places that another gesture could be told.
        case .along: return finger == .tap || finger == .longPress
        case .after: return false
        }
    }

    package func touch(
        _ view: Node, by finger: Finger, own: @escaping @MainActor () throws -> Void
    ) throws -> TouchOutcome {
        try TouchScreen.of(view.graph).touch(view, by: finger, own: own)
    }
}

/// Attaches a gesture to a view.
public nonisolated struct _GestureModifier<G: Gesture>: GestureModifier {
    public let gesture: G
    /// Which gestures count.
    public let mask: GestureMask
    package let attachment: GestureAttachment

    public var kind: Kind {
        switch attachment {
        case .after: ModifierType.Gesture.kind
        case .before: ModifierType.HighPriorityGesture.kind
        case .along: ModifierType.SimultaneousGesture.kind
        }
    }

    /// Adds the gesture to the tree when it is inspected or the view is touched.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.node.setPresence(.absent)
        guard gesture.core != nil else { return }
        visitor.deferred(.gesture) { GestureElement(gesture: gesture) }
    }

    @MainActor package func attached(on node: Node, in subtree: Node?) -> (gesture: any Gesture, node: Node)? {
        guard let part = subtree?.gesturePart(.gesture), let gesture = part.gesture else { return nil }
        return (gesture, part)
    }

    @MainActor public func makeEffect() -> ModifierEffect? { GestureEffect() }
}

/// Ends a gesture when the view goes that it is attached to.
package final class GestureEffect: ModifierEffect {
    // Not the node's: that may be gone by the time that the view is known to have disappeared.
    private weak var graph: Graph?

    package override func appear() {
        graph = node?.graph
    }

    package override func disappear() {
        graph.map { TouchScreen.of($0).dropGestures() }
        graph = nil
    }
}

extension ModifierType {
    /// Attaches a gesture with a lower priority than those of the view.
    public enum Gesture: KnownModifierType {
        public static let kind = attaching("Gesture", .after)
    }

    /// Attaches a gesture with a higher priority than those of the view.
    public enum HighPriorityGesture: KnownModifierType {
        public static let kind = attaching("HighPriorityGesture", .before)
    }

    /// Attaches a gesture that is recognized along with those of the view.
    public enum SimultaneousGesture: KnownModifierType {
        public static let kind = attaching("SimultaneousGesture", .along)
    }

    private static func attaching(_ name: String, _ attachment: GestureAttachment) -> Kind {
        Kind(
            name, role: .modifier, members: [.attached(attachment)], slots: [.gesture],
            forms: [
                DynamicForm(
                    .required("gesture", DynamicGesture.self),
                    .defaulted("including", GestureMask.all, positional: true)
                ) { gesture, mask in
                    func attach<G: Gestures.Gesture>(_ gesture: G) -> any ViewModifier {
                        _GestureModifier(gesture: gesture, mask: mask, attachment: attachment)
                    }
                    return attach(gesture.gesture)
                }
            ])
    }
}

extension View {
    /// Attaches a gesture. Those of the view itself and of what it contains go before it; `mask` says which count.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, attachment: .after))
    }

    /// Attaches a gesture that goes before those of the view itself and of what it contains; `mask` says which count.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, attachment: .before))
    }

    /// Attaches a gesture that goes along with those of the view itself and of what it contains; `mask` says which
    /// count.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, attachment: .along))
    }
}

extension _GestureModifier: PathStep {
    /// The gesture is reached in one call with the modifier.
    @MainActor package func step(to node: Node, _ style: Node.PathStyle) -> String? { nil }
}
