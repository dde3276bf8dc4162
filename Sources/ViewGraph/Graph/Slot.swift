/// A place for children in a view: its content, its label, its header.
///
/// Slots are compared by identity; a kind's file declares the ones it needs beyond these.
public final class Slot: Sendable {
    /// The inspection call that leads into the slot, or nil for the slot of a view's plain children.
    public let call: String?

    /// Whether the child is made when the slot is asked for, and left out by searches.
    let isOnDemand: Bool

    /// Creates a slot, which `call` leads into.
    public init(_ call: String? = nil) {
        self.call = call
        isOnDemand = false
    }

    /// A slot whose child is made when it is asked for.
    package init(onDemand call: String) {
        self.call = call
        isOnDemand = true
    }

    /// The content of a view.
    public static let content = Slot()
    /// The label of a control.
    public static let label = Slot("labelView")
    /// The subtree of a modifier.
    package static let modifier = Slot()
}
