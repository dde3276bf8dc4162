/// A layout of the model: its guides are those of its subviews, and those that it says.
package nonisolated protocol BuiltInLayout: Layout {}

/// A layout whose size views within it can follow.
package nonisolated protocol ContainerLayout: BuiltInLayout {}

/// A layout whose size follows that of the nearest container around.
package nonisolated protocol ContainerFollowing: BuiltInLayout {}

/// A layout of the model with guides of its own.
package nonisolated protocol GuidingLayout: BuiltInLayout {
    /// The guides that it has positions for.
    var ownGuides: Set<ObjectIdentifier> { get }
}
