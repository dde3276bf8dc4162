/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable, NamedValues {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Creates a custom placement.
    public init(id: String) {
        name = "id:" + id
    }

    /// The default placement of the context.
    public static let automatic = ToolbarItemPlacement("automatic")
    /// The center of the bar.
    public static let principal = ToolbarItemPlacement("principal")
    /// The place of navigation controls.
    public static let navigation = ToolbarItemPlacement("navigation")
    /// The place of the primary action.
    public static let primaryAction = ToolbarItemPlacement("primaryAction")
    /// The place of less frequent actions.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
    /// The place of a status.
    public static let status = ToolbarItemPlacement("status")
    /// The place of the action that confirms a dialog.
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
    /// The place of the action that cancels a dialog.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
    /// The place of an action that deletes.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
    /// The bar above the keyboard.
    public static let keyboard = ToolbarItemPlacement("keyboard")
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement("bottomBar")
    /// The leading end of the top bar.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
    /// The trailing end of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
    /// The leading end of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")
    /// The trailing end of the navigation bar.
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

/// A bar of a screen.
public enum ToolbarPlacement: Hashable, CaseIterable, Sendable, NamedValues {
    /// The default bar of the context.
    case automatic
    case bottomBar
    case navigationBar
    /// The bar of a tab view.
    case tabBar
    /// The toolbar of a window.
    case windowToolbar

    public static var dynamicName: String { "bar" }
}
