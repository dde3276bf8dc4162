/// The contrast between the colors of a screen.
public nonisolated enum ColorSchemeContrast: Hashable, CaseIterable, Sendable, NamedValues {
    /// The contrast as usual.
    case standard
    /// A higher contrast, which a person asked for.
    case increased

    public static var dynamicName: String { "contrast" }
}

/// The weight of texts that a person asked for.
public nonisolated enum LegibilityWeight: Hashable, CaseIterable, Sendable, NamedValues {
    /// Texts as the app sets them.
    case regular
    /// Bold texts.
    case bold
}

/// The prominence of the background of a view.
public nonisolated enum BackgroundProminence: Hashable, CaseIterable, Sendable, NamedValues {
    /// A background as usual.
    case standard
    /// A prominent background, as that of a selected row.
    case increased
}

/// The size of the rows of sidebars that a person asked for.
public nonisolated enum SidebarRowSize: Hashable, CaseIterable, Sendable, NamedValues {
    case small, medium, large
}

/// The settings and state of the device. Tests set them; in SwiftUI most are read-only.
extension EnvironmentValues {
    /// The contrast between the colors of the screen.
    @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard

    /// The weight of texts that a person asked for; nil for no wish.
    @Entry public var legibilityWeight: LegibilityWeight?

    /// The prominence of the background that the view stands on.
    @Entry public var backgroundProminence: BackgroundProminence = .standard

    /// The material that the view stands on; nil for none.
    @Entry public var backgroundMaterial: Material?

    /// The size of the rows of sidebars.
    @Entry public var sidebarRowSize: SidebarRowSize = .medium

    /// Whether buttons show shapes.
    @Entry public var accessibilityShowButtonShapes: Bool = false

    /// Whether the viewer for large content is in use.
    @Entry public var accessibilityLargeContentViewerEnabled: Bool = false

    /// Whether quick actions of assistive technologies are in use.
    @Entry public var accessibilityQuickActionsEnabled: Bool = false

    /// Whether to dim flashing lights.
    @Entry public var accessibilityDimFlashingLights: Bool = false

    /// Whether to play animated images.
    @Entry public var accessibilityPlayAnimatedImages: Bool = true

    /// Whether the screen is dimmed, as when it is always on.
    @Entry public var isLuminanceReduced: Bool = false

    /// Whether the screen is recorded or mirrored.
    @Entry public var isSceneCaptured: Bool = false

    /// Whether the app can have more than one window.
    @Entry public var supportsMultipleWindows: Bool = false
}
