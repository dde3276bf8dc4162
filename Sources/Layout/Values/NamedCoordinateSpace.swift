/// A coordinate space in which a view can measure.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the view around that has this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name: AnyHashable(name)) }

    /// The coordinate space of the nearest scrolling view around.
    public static var scrollView: NamedCoordinateSpace { .init(name: "scrollView") }

    /// The coordinate space of the nearest view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .init(name: axis) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: Self { .init() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: Self { .init() }
}
