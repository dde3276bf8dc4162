/// A layout of the model: its guides are those of its subviews, and those that it says.
nonisolated protocol BuiltInLayout: Layout {}

/// A layout of the model with guides of its own.
nonisolated protocol GuidingLayout: BuiltInLayout {
    /// The guides that it has positions for.
    var ownGuides: Set<ObjectIdentifier> { get }
}
