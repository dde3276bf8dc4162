/// The top or bottom edge.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable, NamedValues {
    case top, bottom

    /// The edge of a rectangle.
    package var edge: Edge { self == .top ? .top : .bottom }

    /// A set of these edges.
    @MemberwiseInit public struct Set: _EdgeSet, Hashable, Sendable {
        public typealias _Edge = VerticalEdge

        public let rawValue: Int8

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

extension VerticalEdge.Set: NamedValues {
    public static var dynamicName: String { "vertical edges" }
    public static var namedValues: [(name: String, value: VerticalEdge.Set)] {
        [("all", .all), ("top", .top), ("bottom", .bottom)]
    }
}

/// The leading or trailing edge.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable, NamedValues {
    case leading, trailing

    /// The edge of a rectangle.
    package var edge: Edge { self == .leading ? .leading : .trailing }

    /// A set of these edges.
    @MemberwiseInit public struct Set: _EdgeSet, Hashable, Sendable {
        public typealias _Edge = HorizontalEdge

        public let rawValue: Int8

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
