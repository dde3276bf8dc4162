import Foundation

extension View {
    /// Sets the margins of the sections in the view at some edges, in points; nil leaves them to the list.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        attribute(ModifierType.ListSectionMargins.self, (edges, length))
    }
}

extension ModifierType {
    @AttributeModifier(.defaulted("edges", Edge.Set.all), .required("length", CGFloat?.self))
    public var listSectionMargins: ModifierReader<(edges: Edge.Set, length: CGFloat?)>
}
