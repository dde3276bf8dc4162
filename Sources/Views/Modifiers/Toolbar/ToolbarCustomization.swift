/// The ways in which people may customize an item of a toolbar.
public nonisolated struct ToolbarCustomizationBehavior: Hashable, Sendable, NamedValues {
    private let name: String

    /// Add, move and remove it.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// Move it, but not remove it.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// Nothing.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")

    public static var namedValues: [(name: String, value: ToolbarCustomizationBehavior)] {
        [("default", .default), ("reorderable", .reorderable), ("disabled", .disabled)]
    }
}

/// The behavior of an item in a toolbar that people can arrange, until they do.
public nonisolated struct ToolbarCustomizationOptions: OptionSet, Sendable, NamedOptions {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item stays in the menu of what has no place in the toolbar.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)

    public static var namedOptions: [(name: String, value: ToolbarCustomizationOptions)] {
        [("alwaysAvailable", .alwaysAvailable)]
    }
}

extension CustomizableToolbarContent {
    /// Sets what people can do with the item when they arrange the toolbar.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        _ChangedToolbarContent(content: self) {
            DynamicContent([$0]).attribute(ModifierType.CustomizationBehavior.self, behavior)
        }
    }

    /// Sets whether the item is in the toolbar until people arrange it, and how it behaves then.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ChangedToolbarContent(content: self) {
            DynamicContent([$0]).attribute(ModifierType.DefaultCustomization.self, (defaultVisibility, options))
        }
    }

    /// Leaves the item as it is: without arguments there is nothing to set.
    public func defaultCustomization() -> some CustomizableToolbarContent { self }
}

extension ModifierType {
    /// The ways in which people may customize this item.
    @AttributeModifier("behavior") public var customizationBehavior: ModifierReader<ToolbarCustomizationBehavior>

    /// Whether this item is in the toolbar until people arrange it, and how it behaves then.
    @AttributeModifier(
        .defaulted("visibility", Visibility.automatic, positional: true),
        .defaulted("options", ToolbarCustomizationOptions()))
    public var defaultCustomization: ModifierReader<(visibility: Visibility, options: ToolbarCustomizationOptions)>
}

/// Toolbar content each of whose items is changed.
nonisolated struct _ChangedToolbarContent<Content: ToolbarContent>: CustomizableToolbarContent {
    typealias Body = Never

    let content: Content
    let change: @MainActor (any View) -> any View

    @MainActor func _visitItems(_ visitor: inout ToolbarVisitor) {
        var inner = ToolbarVisitor()
        content._visitItems(&inner)
        for item in inner.items { visitor.add(change(item)) }
    }
}
