/// Where the system puts commands.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// What tells about the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// What leads to the app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The services of other apps.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// What shows and hides the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// What ends the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// What makes documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// What saves documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// What imports and exports.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// What prints.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// What takes back the last changes.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// What copies and pastes.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// What changes text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// What changes the looks of text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// What changes toolbars.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// What shows and hides the sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// What changes the size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// What opens one window of its own.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The list of windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// What arranges windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands that stand beside those of the system, or in their place.
public nonisolated struct CommandGroup<Content: View>: _PrimitiveCommands {
    enum Side { case before, after, inPlace }

    let side: Side
    let placement: CommandGroupPlacement
    let content: Content

    /// Commands that stand before those of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (side, placement, content) = (.before, group, addition())
    }

    /// Commands that stand after those of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (side, placement, content) = (.after, group, addition())
    }

    /// Commands in place of those of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (side, placement, content) = (.inPlace, group, addition())
    }
}

/// The system's commands for a sidebar.
public nonisolated struct SidebarCommands: _PrimitiveCommands {
    public init() {}
}

/// The system's commands that change text.
public nonisolated struct TextEditingCommands: _PrimitiveCommands {
    public init() {}
}

/// The system's commands that change the looks of text.
public nonisolated struct TextFormattingCommands: _PrimitiveCommands {
    public init() {}
}

/// The system's commands for toolbars.
public nonisolated struct ToolbarCommands: _PrimitiveCommands {
    public init() {}
}

/// The system's commands for an inspector.
public nonisolated struct InspectorCommands: _PrimitiveCommands {
    public init() {}
}
