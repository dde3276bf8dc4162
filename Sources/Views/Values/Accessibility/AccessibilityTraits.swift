/// What a view is to those who can't see it: a button, a header, something that is selected.
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// It can be tapped.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// It divides what follows it from what precedes it.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// It is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// It leads to an address.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// It takes what to search for.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// It makes a sound of its own when it is tapped.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// It is text that cannot change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// It sums up what the app shows when it starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// What it shows changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// It starts playing or recording, so that nothing is to be said over it.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// It is touched directly, as the keys of a piano are.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// It turns the page when it has been read out.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// What is beside it is out of reach while it is there.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// Its children are tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits: NamedOptions {
    public static var dynamicName: String { "accessibility trait" }
    /// The traits by the names that a dynamic language gives them.
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
