import Foundation

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable, NamedValues {
    case top, leading, bottom, trailing

    /// A set of edges.
    @MemberwiseInit public struct Set: _EdgeSet, Hashable, Sendable {
        public typealias _Edge = Edge

        public let rawValue: Int8

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        /// Whether the set has an edge.
        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }

    public static var dynamicName: String { "one edge" }
}

/// A set of edges, with one bit for each.
public protocol _EdgeSet: OptionSet where RawValue == Int8 {
    associatedtype _Edge: RawRepresentable<Int8>
}

extension _EdgeSet {
    /// Creates a set of one edge.
    public init(_ edge: _Edge) {
        self.init(rawValue: 1 << edge.rawValue)
    }
}

extension Edge.Set: NamedOptions {
    public static var dynamicName: String { "edge" }
    /// The edges, then the sets of several.
    public static var namedOptions: [(name: String, value: Edge.Set)] {
        [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
            ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
        ]
    }

    /// The name of the set if it has one, otherwise the names of its edges.
    public var dynamicValue: DynamicValue {
        if let name = Self.namedOptions.first(where: { $0.value == self })?.name { return .string(name) }
        return .list(Edge.allCases.filter { contains($0) }.map(\.dynamicValue))
    }
}

/// Distances inward from the edges of a rectangle, in points.
@MemberwiseInit public struct EdgeInsets: Hashable, Sendable {
    /// From the top, in points.
    public var top: CGFloat
    /// From the leading side, in points.
    public var leading: CGFloat
    /// From the bottom, in points.
    public var bottom: CGFloat
    /// From the trailing side, in points.
    public var trailing: CGFloat

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets of one distance from some edges, and zero from the others.
    package init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension EdgeInsets: DynamicConvertible {
    public static var dynamicName: String { "table with top, leading, bottom, trailing" }
    public static var dynamicExample: String { "{ top = 1 }" }

    public static func make(from value: DynamicValue) throws -> EdgeInsets {
        if case .integer = value { return EdgeInsets(try CGFloat.make(from: value), on: .all) }
        if case .number = value { return EdgeInsets(try CGFloat.make(from: value), on: .all) }
        func side(_ name: String) throws -> CGFloat { try value.field(name).map { try CGFloat.make(from: $0) } ?? 0 }
        switch value {
        case .table, .record:
            return EdgeInsets(
                top: try side("top"), leading: try side("leading"), bottom: try side("bottom"),
                trailing: try side("trailing"))
        default: throw mismatch(value)
        }
    }

    public var dynamicValue: DynamicValue {
        .record([
            "top": top.dynamicValue, "leading": leading.dynamicValue, "bottom": bottom.dynamicValue,
            "trailing": trailing.dynamicValue,
        ])
    }
}

/// An axis of the screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, NamedValues, CustomStringConvertible {
    case horizontal, vertical

    /// A set of axes.
    @MemberwiseInit public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public static let horizontal = Set(rawValue: 1 << 0)
        public static let vertical = Set(rawValue: 1 << 1)
    }

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis.Set: NamedValues {
    public static var dynamicName: String { "axes" }
    public static var namedValues: [(name: String, value: Axis.Set)] {
        [("vertical", .vertical), ("horizontal", .horizontal), ("both", [.horizontal, .vertical])]
    }
}
