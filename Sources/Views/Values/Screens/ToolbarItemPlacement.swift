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
    public static var namedValues: KeyValuePairs<String, ToolbarItemPlacement> {
        [
            "automatic": .automatic, "principal": .principal, "navigation": .navigation,
            "primaryAction": .primaryAction, "secondaryAction": .secondaryAction, "status": .status,
            "confirmationAction": .confirmationAction, "cancellationAction": .cancellationAction,
            "destructiveAction": .destructiveAction, "keyboard": .keyboard, "bottomBar": .bottomBar,
            "topBarLeading": .topBarLeading, "topBarTrailing": .topBarTrailing,
            "navigationBarLeading": .navigationBarLeading, "navigationBarTrailing": .navigationBarTrailing,
        ]
    }
}

/// A bar that belongs to a screen.
public struct ToolbarPlacement: Hashable, Sendable, NamedValues {
    private let name: String

    /// Whichever there is.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar with the tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The toolbar of a window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

    public static var dynamicName: String { "bar" }
    public static var namedValues: KeyValuePairs<String, ToolbarPlacement> {
        [
            "automatic": .automatic, "bottomBar": .bottomBar, "navigationBar": .navigationBar, "tabBar": .tabBar,
            "windowToolbar": .windowToolbar,
        ]
    }
}
