/// A title and an icon.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    public typealias Described = ViewType.Label

    public let properties = ViewType.Label.Properties()
    let title: Title
    let icon: Icon

    /// Creates a label from a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.title, title)
        visitor.child(.icon, icon)
        visitor.styled(by: ModifierType.LabelStyle.self) { [title, icon] _ in
            .init(title: .init(title), icon: .init(icon))
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label of a style's configuration.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with an image of an asset catalogue.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A title with one of the system's symbols.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A title with an image of an asset catalogue.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
}

extension Slot {
    /// The picture of a label.
    static let icon = Slot("icon")
}

extension Label: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        switch LabelParts(ofStyleOf: place.node) ?? (place.bar.showsIcons ? .icon : .both) {
        case .icon: LabelPartLayout(shown: .icon)
        case .title: LabelPartLayout(shown: .title)
        case .both where place.bar == .tab && LabelParts(ofStyleOf: place.node) == nil:
            // Commonly known: a tab bar shows the title below the icon. Unverified for a phone on its side.
            LabelLayout(VStackLayout(spacing: BarMetrics.tabSpacing))
        case .both where place.bar == .unavailableTitle:
            LabelLayout(VStackLayout(spacing: UnavailableMetrics.iconSpacing), icon: .icon, at: .unavailableIcon)
        case .both where place.node.environment.isInMenu: MenuLabelLayout(icon: .icon)
        case .both: LabelLayout(HStackLayout(spacing: LabelMetrics.spacing))
        }
    }
}

/// The parts of a label that are drawn.
@MainActor private enum LabelParts {
    case icon, title, both

    /// The parts that a style of the system draws anywhere; nil where that depends on the place.
    init?(ofStyleOf label: Node) {
        switch label.environment[StyleKey<ModifierType.LabelStyle>.self]?.style {
        case is IconOnlyLabelStyle: self = .icon
        case is TitleOnlyLabelStyle: self = .title
        case is TitleAndIconLabelStyle: self = .both
        default: return nil
        }
    }

    /// The parts that are drawn of a label where it stands.
    init(_ label: Node) {
        self = LabelParts(ofStyleOf: label) ?? (label.standsAmongIcons ? .icon : .both)
    }

    var hiddenSlots: [Slot] {
        switch self {
        case .icon: [.title]
        case .title: [.icon]
        case .both: []
        }
    }
}

extension ViewType {
    public enum Label: AccessibleKind {
        public struct Properties: StyledProperties, Sendable {
            /// The words.
            public var title: SlotReference<ViewType.ClassifiedView> { .init(.title) }
            /// The picture.
            public var icon: SlotReference<ViewType.ClassifiedView> { .init(.icon) }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isStaticText }

        /// The words alone: the picture only shows what they say.
        @MainActor package static func accessibilityLabel(of node: Node) -> String? {
            node.accessibilityLabel(of: .title)
        }

        public static let kind = Kind(
            "Label", slots: [.title, .icon, .styled],
            facets: [.drawingIcon, .drawingStyled(without: { LabelParts($0).hiddenSlots }), .leftOut(of: .dialogs)],
            forms: [
                DynamicForm(.view("title"), .required("systemImage", String.self)) { title, name in
                    Views.Label(title: { title }, icon: { Views.Image(systemName: name) })
                },
                DynamicForm(.view("title"), .view("icon")) { title, icon in
                    Views.Label(title: { title }, icon: { icon })
                },
            ])
    }
}

extension ViewType.Kinds { public var label: KindReference<ViewType.Label> { .init() } }
