import Foundation

/// The files that a dialog lets a person see.
@MemberwiseInit public nonisolated struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The ends of the names of files.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// The contents of packages: folders that look like files.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// Files that are hidden.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension FileDialogBrowserOptions: NamedValues {
    public static var namedValues: [(name: String, value: FileDialogBrowserOptions)] {
        [
            ("displayFileExtensions", .displayFileExtensions), ("enumeratePackages", .enumeratePackages),
            ("includeHiddenFiles", .includeHiddenFiles),
        ]
    }
}

extension EnvironmentValues {
    /// Which files a dialog lets a person choose; nil for any.
    @Entry var fileDialogURLEnabled: Predicate<URL>? = nil
}

extension View {
    /// Sets what dialogs about files in the view let a person see.
    ///
    /// The view keeps the options, to be read back.
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        attribute(ModifierType.FileDialogBrowserOptions.self, options)
    }

    /// Sets the words of the button that ends dialogs about files in the view.
    @TextOverloads
    public nonisolated func fileDialogConfirmationLabel(_ label: Text) -> some View {
        labeling(ModifierType.FileDialogConfirmationLabel.self, label)
    }

    /// Sets the name under which the system keeps how a person changed dialogs about files in the view.
    ///
    /// The view keeps the name, to be read back.
    public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
        attribute(ModifierType.FileDialogCustomizationID.self, id)
    }

    /// Sets the folder that dialogs about files in the view show first; nil for the system's.
    ///
    /// The view keeps the folder, to be read back.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        attribute(ModifierType.FileDialogDefaultDirectory.self, defaultDirectory)
    }

    /// Sets whether dialogs about files in the view give links themselves in place of what they lead to.
    ///
    /// The view keeps it, to be read back.
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        attribute(ModifierType.FileDialogImportsUnresolvedAliases.self, imports)
    }

    /// Sets the message of dialogs about files in the view.
    @TextOverloads
    public nonisolated func fileDialogMessage(_ message: Text) -> some View {
        labeling(ModifierType.FileDialogMessage.self, message)
    }

    /// Sets which files dialogs about files in the view let a person choose: a choice of another one is refused.
    public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        environment(\.fileDialogURLEnabled, predicate)
    }

    /// Sets the words before the name under which a dialog in the view saves something.
    @TextOverloads
    public nonisolated func fileExporterFilenameLabel(_ label: Text) -> some View {
        labeling(ModifierType.FileExporterFilenameLabel.self, label)
    }
}

extension ModifierType {
    @AttributeModifier("options") public var fileDialogBrowserOptions: ModifierReader<Views.FileDialogBrowserOptions>
    @AttributeModifier("id") public var fileDialogCustomizationID: ModifierReader<String>
    @AttributeModifier("directory") public var fileDialogDefaultDirectory: ModifierReader<URL?>
    @AttributeModifier("imports") public var fileDialogImportsUnresolvedAliases: ModifierReader<Bool>
    @LabelingModifier public var fileDialogConfirmationLabel: ModifierSubtree<ViewType.Text>
    @LabelingModifier public var fileDialogMessage: ModifierSubtree<ViewType.Text>
    @LabelingModifier public var fileExporterFilenameLabel: ModifierSubtree<ViewType.Text>
}
