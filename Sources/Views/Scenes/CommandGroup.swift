/// Where the system puts commands.
public nonisolated enum CommandGroupPlacement: Hashable, Sendable {
    /// What tells about the app.
    case appInfo
    /// What leads to the app's settings.
    case appSettings
    /// The services of other apps.
    case systemServices
    /// What shows and hides the app.
    case appVisibility
    /// What ends the app.
    case appTermination
    /// What makes documents.
    case newItem
    /// What saves documents.
    case saveItem
    /// What imports and exports.
    case importExport
    /// What prints.
    case printItem
    /// What takes back the last changes.
    case undoRedo
    /// What copies and pastes.
    case pasteboard
    /// What changes text.
    case textEditing
    /// What changes the looks of text.
    case textFormatting
    /// What changes toolbars.
    case toolbar
    /// What shows and hides the sidebar.
    case sidebar
    /// What changes the size of windows.
    case windowSize
    /// What opens one window of its own.
    case singleWindowList
    /// The list of windows.
    case windowList
    /// What arranges windows.
    case windowArrangement
    /// The help.
    case help
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
