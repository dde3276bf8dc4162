/// Which gestures count where one is attached to a view: the attached one, those of the view and what it contains, or
/// both.
public struct GestureMask: OptionSet, Sendable, NamedValues {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None of them.
    public static let none = GestureMask([])
    /// The attached gesture, and none of the view and what it contains.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the view and what it contains, without the attached one.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]

    public static var namedValues: [(name: String, value: GestureMask)] {
        [("all", .all), ("gesture", .gesture), ("subviews", .subviews), ("none", .none)]
    }
}
