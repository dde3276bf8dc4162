/// One of the views that a container takes apart, to be shown in a place of its own.
///
/// A view with a body is one subview, whatever its body has.
public nonisolated struct Subview: View, Identifiable {
    /// The identity of a subview while its container stays: the one that `id(_:)` or a ForEach gave it, or its position.
    public struct ID: Hashable {
        let path: [AnyHashable]
    }

    public typealias Body = Never

    public let id: ID
    /// The values that `containerValue` and `tag` put on the view.
    public let containerValues: ContainerValues
    let view: ResolvedView

    @MainActor init(_ element: SubviewList.Element) {
        view = element.view
        id = ID(path: element.path)
        containerValues = ContainerValues(of: element.view)
    }

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved = view.wrapped(in: resolved, id: AnyHashable(id))
    }
}
