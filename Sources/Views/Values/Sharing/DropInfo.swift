import Foundation

/// What is dropped, and where.
public struct DropInfo {
    /// The point in the view, in points from its top left corner.
    public let location: CGPoint
    /// What is dropped.
    let items: [NSItemProvider]

    /// Makes one from what is dropped and where.
    public init(items: [NSItemProvider], location: CGPoint = .zero) {
        self.items = items
        self.location = location
    }

    /// Whether any of it can be had as one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// What can be had as one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items.offered(as: contentTypes) }
}

/// What happens to something that is dropped.
public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move
}

/// What would happen if something were dropped now.
public struct DropProposal: Sendable {
    /// What would happen.
    public let operation: DropOperation

    /// Makes one from what would happen.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// Takes what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether it takes the drop at all.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the drop; false when it couldn't.
    func performDrop(info: DropInfo) -> Bool
    /// The drag has come over the view.
    func dropEntered(info: DropInfo)
    /// The drag has moved over the view. Nil stands for what was said before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// The drag has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes every drop.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Says nothing new.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
