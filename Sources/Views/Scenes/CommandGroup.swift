/// A place of commands in the menus of the system.
public nonisolated enum CommandGroupPlacement: Hashable, Sendable {
    /// The item that shows information about the app.
    case appInfo
    /// The item that opens the app's settings.
    case appSettings
    /// The services of other apps.
    case systemServices
    /// Items that show and hide the app.
    case appVisibility
    /// The item that quits the app.
    case appTermination
    /// Items that create documents.
    case newItem
    /// Items that save documents.
    case saveItem
    /// Items that import and export data.
    case importExport
    /// Items that print.
    case printItem
    /// Items that undo and redo changes.
    case undoRedo
    /// Items that copy and paste.
    case pasteboard
    /// Items that edit text.
    case textEditing
    /// Items that format text.
    case textFormatting
    /// Items that configure toolbars.
    case toolbar
    /// Items that show and hide the sidebar.
    case sidebar
    /// Items that change the size of windows.
    case windowSize
    /// Items that open single windows.
    case singleWindowList
    /// The list of windows.
    case windowList
    /// Items that arrange windows.
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
