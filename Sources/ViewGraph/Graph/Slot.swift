/// A place for children in a view: its content, its label, its header.
///
/// Slots are compared by identity; a kind's file declares the ones it needs beyond these.
public final class Slot: Sendable {
    /// The inspection call that leads into the slot, or nil for the slot that a view's children simply are in.
    public let call: String?

    /// Whether the slot is set aside: made when somebody asks for it, and left out by searches.
    let isAside: Bool

    /// Makes one from its call.
    public init(_ call: String? = nil) {
        self.call = call
        isAside = false
    }

    /// Makes one that is set aside.
    package init(aside call: String) {
        self.call = call
        isAside = true
    }

    /// What the view contains.
    public static let content = Slot()
    /// What labels a control.
    public static let label = Slot("labelView")
    /// The subtree of a modifier.
    package static let modifier = Slot()
}
