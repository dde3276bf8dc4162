/// A control that offers a menu.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
    public typealias Described = ViewType.Menu

    public let properties: ViewType.Menu.Properties
    let label: Label
    let content: Content

    init(_ label: Label, _ content: Content, primaryAction: (() -> Void)? = nil) {
        properties = .init(primaryAction: primaryAction)
        self.label = label
        self.content = content
    }

    /// Creates a menu with these items and this label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }

    /// Creates a menu that acts when it is tapped and opens when it is held.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label(), content(), primaryAction: primaryAction)
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        // Unverified: whether SwiftUI makes the items before the menu opens; they are made here, but out of reach.
        visitor.offering(.presented) { $0.content(content) }
        visitor.styled(by: ModifierType.MenuStyle.self) { [properties, label, content] _ in
            .init(label: .init(label), content: .init(content), primaryAction: properties.primaryAction)
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// Creates a menu that acts when it is tapped, with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Views.Label<Text, Image> {
    /// Creates a menu with a localized label and a system symbol.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Views.Label(titleKey, systemImage: systemImage), content())
    }

    /// Creates a menu with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(Views.Label(titleKey, image: image), content())
    }

    /// Creates a menu that acts when it is tapped, with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(Views.Label(titleKey, image: image), content(), primaryAction: primaryAction)
    }

    /// Creates a menu that acts when it is tapped, with a localized label and a system symbol.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(Views.Label(titleKey, systemImage: systemImage), content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu of a style's configuration.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.content, primaryAction: configuration.primaryAction)
    }
}

extension Menu: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.button }
}

extension ViewType {
    public enum Menu: AccessibleKind, MultipleViewContent {
        public struct Properties: LabeledProperties, StyledProperties {
            let primaryAction: (() -> Void)?

            /// Taps the menu.
            /// - Throws: `InspectionError.attributeNotFound` where a tap only opens it.
            public var callPrimaryAction: ViewCall<Void, Void> {
                .action {
                    guard let primaryAction else {
                        throw InspectionError.attributeNotFound(label: "primaryAction", type: "Menu")
                    }
                    primaryAction()
                }
            }
            /// Opens the menu. A button in it closes it.
            public var open: ViewCall<Void, Void> { .action { node, _ in node.isOffering.value = true } }
            /// Closes the menu, as a tap beside it does.
            public var close: ViewCall<Void, Void> { .closing }
            /// Whether the menu is open.
            public var isOpen: ViewCall<Void, Bool> { .init { node, _ in node.isOffering.value } }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "Menu", arity: .multiple,
            members: [
                .call("callPrimaryAction", \Properties.callPrimaryAction),
                .call("open", \Properties.open),
                .call("close", \Properties.close),
                .call("isOpen", \Properties.isOpen).usually(false),
            ],
            slots: [.label, .styled],
            facets: [
                .arranging(
                    Arrangement(shown: { $0.childrenInPlace.filter { $0.slot === Slot.label } }) { _, menu in
                        let name = menu.children(in: .label).first?.headline.drop { $0 != "\"" } ?? ""
                        let title = name.isEmpty ? "the menu" : "the menu \(name)"
                        return .init(
                            "in \(title), which isn't open", because: "\(title) isn't open: menu:open() opens it")
                    }),
                .menu(opensWith: .tap), .drawingButton, .offersRows, .tapped { $0.openingMenu },
            ],
            forms: [
                DynamicForm(.view("label"), .content, .optional("primaryAction", DynamicAction.self)) {
                    label, content, action in
                    Views.Menu(label, content, primaryAction: action?.action)
                }
            ])
    }
}

extension ViewType.Kinds { public var menu: KindReference<ViewType.Menu> { .init() } }
