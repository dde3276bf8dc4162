import Foundation

/// The items and the location of a drop.
public struct DropInfo {
    /// The location in the view, in points from its top left corner.
    public let location: CGPoint
    let items: [NSItemProvider]
    /// Before which row the items are dropped, from 0; nil where that isn't between rows.
    let row: Int?

    /// Creates a drop of items at a location.
    public init(items: [NSItemProvider], location: CGPoint = .zero) {
        self.init(items: items, location: location, row: nil)
    }

    init(items: [NSItemProvider], location: CGPoint = .zero, row: Int?) {
        self.items = items
        self.location = location
        self.row = row
    }

    /// Whether any item is available in one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// The items that are available in one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items.offered(as: contentTypes) }
}

/// The effect of a drop on the dropped items.
public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move
}

/// The effect that a drop at the current location would have.
public struct DropProposal: Sendable {
    /// The operation of the drop.
    public let operation: DropOperation

    /// Creates a proposal of an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// Receives drops on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the delegate accepts the drop.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop, and returns whether it succeeded.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the drag enters the view.
    func dropEntered(info: DropInfo)
    /// Called when the drag moves within the view. Nil keeps the previous proposal.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts every drop.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Keeps the previous proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
