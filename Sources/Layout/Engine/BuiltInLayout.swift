/// A layout of the model: its guides are those of its subviews, and those that it says.
package nonisolated protocol BuiltInLayout: Layout {}

nonisolated extension BuiltInLayout {
    package static var _nature: _LayoutNature { .builtIn }
}

/// What the engine has to know of a layout besides sizes and places. The type of a layout says it: casting to a protocol for
/// each would take longer than placing a view.
public nonisolated struct _LayoutNature: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is one of the model. An app's may rely on its views, and only it knows which guides it has.
    package static let builtIn = _LayoutNature(rawValue: 1 << 0)
    /// Views within it can follow its size.
    package static let container: _LayoutNature = [_LayoutNature(rawValue: 1 << 1), .builtIn]
    /// Its size follows that of the nearest container around.
    package static let followingContainer: _LayoutNature = [_LayoutNature(rawValue: 1 << 2), .builtIn]
    /// It shows its view elsewhere than where it takes room: the frame of the view is where it is shown.
    package static let moving: _LayoutNature = [_LayoutNature(rawValue: 1 << 3), .builtIn]
    /// Its arrangement depends on where it stands in the safe area.
    package static let followingSafeArea: _LayoutNature = [_LayoutNature(rawValue: 1 << 4), .builtIn]
    /// It has guides of its own, as a `GuidingLayout`.
    package static let guiding: _LayoutNature = [_LayoutNature(rawValue: 1 << 5), .builtIn]
}

/// A layout of the model with guides of its own.
package nonisolated protocol GuidingLayout: BuiltInLayout {
    /// The guides that it has positions for.
    var ownGuides: Set<ObjectIdentifier> { get }
}

nonisolated extension GuidingLayout {
    package static var _nature: _LayoutNature { .guiding }
}
