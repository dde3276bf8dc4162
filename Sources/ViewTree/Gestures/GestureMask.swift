/// Which gestures count where one is attached to a view: the attached one, those of the view and what it contains, or
/// both.
public struct GestureMask: OptionSet, Sendable, NamedValues {
    /// The bits.
    public let rawValue: UInt32

    /// Makes one from its bits.
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

    /// How messages call the type.
    public static var dynamicName: String { "gesture mask" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, GestureMask> {
        ["all": .all, "gesture": .gesture, "subviews": .subviews, "none": .none]
    }
}
