/// The traits of an accessibility element, such as being a button, a header, or selected.
@MemberwiseInit public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// The element is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// The element is a header that divides content.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The element plays its own sound when activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// The element is text that can't change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// The element summarizes the state of the app when it starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// The label or value of the element changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// The element starts playback or recording, which speech would disturb.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// The element receives touches directly, as the keys of a piano do.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The page is turned after the element has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// Elements beside this one can't be reached.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// The element can be on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// The children of the element are tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits: NamedOptions {
    public static var dynamicName: String { "accessibility trait" }
    public static var namedOptions: [(name: String, value: AccessibilityTraits)] {
        [
            ("button", .isButton), ("header", .isHeader), ("selected", .isSelected), ("link", .isLink),
            ("searchField", .isSearchField), ("image", .isImage), ("playsSound", .playsSound),
            ("keyboardKey", .isKeyboardKey), ("staticText", .isStaticText), ("summaryElement", .isSummaryElement),
            ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
            ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
            ("modal", .isModal), ("toggle", .isToggle), ("tabBar", .isTabBar),
        ]
    }
}
