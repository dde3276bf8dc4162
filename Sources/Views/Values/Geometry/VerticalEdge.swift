/// The top or the bottom side.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable, NamedValues {
    case top, bottom

    /// The side of a rectangle that it is.
    var edge: Edge { self == .top ? .top : .bottom }

    /// Some of both sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes one of a side.
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The top.
        public static let top = Set(.top)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

extension VerticalEdge.Set: NamedValues {
    public static var dynamicName: String { "vertical edges" }
    public static var namedValues: [(name: String, value: VerticalEdge.Set)] {
        [("all", .all), ("top", .top), ("bottom", .bottom)]
    }
}

/// The leading or the trailing side.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable, NamedValues {
    case leading, trailing

    /// The side of a rectangle that it is.
    var edge: Edge { self == .leading ? .leading : .trailing }

    /// Some of both sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes one of a side.
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The leading side.
        public static let leading = Set(.leading)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}
