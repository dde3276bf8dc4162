/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable, NamedValues {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// A place of the app's own, by its name.
    public init(id: String) {
        name = "id:" + id
    }

    /// As the surroundings have it.
    public static let automatic = ToolbarItemPlacement("automatic")
    /// In the middle of the bar.
    public static let principal = ToolbarItemPlacement("principal")
    /// Where one goes back and forth.
    public static let navigation = ToolbarItemPlacement("navigation")
    /// What the screen is mostly for.
    public static let primaryAction = ToolbarItemPlacement("primaryAction")
    /// What is done less often.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
    /// What tells how things stand.
    public static let status = ToolbarItemPlacement("status")
    /// What confirms what a dialog asks.
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
    /// What leaves a dialog without doing anything.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
    /// What deletes.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement("keyboard")
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement("bottomBar")
    /// Before the title of the bar at the top.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
    /// Behind the title of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
    /// Before the title of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")
    /// Behind the title of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")

    public static var dynamicName: String { "placement in a toolbar" }
    public static var namedValues: [(name: String, value: ToolbarItemPlacement)] {
        [
            "automatic", "principal", "navigation", "primaryAction", "secondaryAction", "status", "confirmationAction",
            "cancellationAction", "destructiveAction", "keyboard", "bottomBar", "topBarLeading", "topBarTrailing",
            "navigationBarLeading", "navigationBarTrailing",
        ].map { ($0, ToolbarItemPlacement($0)) }
    }
}

/// A bar that belongs to a screen.
public enum ToolbarPlacement: Hashable, CaseIterable, Sendable, NamedValues {
    /// Whichever there is.
    case automatic
    /// The bar at the bottom.
    case bottomBar
    /// The navigation bar.
    case navigationBar
    /// The bar with the tabs.
    case tabBar
    /// The toolbar of a window.
    case windowToolbar

    public static var dynamicName: String { "bar" }
}
