/// A control that navigates to another screen.
///
/// The screen is part of the tree: one that isn't shown is created when it is inspected, and takes no part in the
/// lifecycle.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    public typealias Described = ViewType.NavigationLink

    public let properties: ViewType.NavigationLink.Properties
    let label: Label
    /// Nil for a link to a value, which a `navigationDestination(for:)` makes the screen of.
    let destination: (() throws -> Destination)?

    init(_ activation: NavigationLinkActivation, _ destination: (() throws -> Destination)?, _ label: Label) {
        properties = .init(activation: activation)
        self.destination = destination
        self.label = label
    }

    /// Creates a navigation link with the given label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        // Commonly known: the destination's value is made with the link; its body isn't evaluated before the link is followed.
        let destination = destination()
        self.init(.own, { destination }, label())
    }

    /// Creates a navigation link with the given label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.own, { destination }, label())
    }

    /// `isActive` says whether the screen is shown.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let destination = destination()
        self.init(.binding(isActive), { destination }, label())
    }

    /// `isActive` says whether the screen is shown.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.binding(isActive), { destination }, label())
    }

    /// The screen is shown while the selection is the tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let destination = destination()
        self.init(.binding(.whether(selection, is: tag)), { destination }, label())
    }

    /// The screen is shown while the selection is the tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.binding(.whether(selection, is: tag)), { destination }, label())
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        let node = visitor.node
        if node.graph.isScreen, node.container(.navigation) == nil { node.environment.isEnabled = false }
        node.menuOfLink.close = node.environment.isInMenu ? node.environment.conclude : nil
        visitor.child(.label, label)
        guard let destination else { return }
        let activation = properties.activation
        // The link itself may be a page, which is left in another way than the one that it leads to.
        let outer = node.environment
        defer { node.environment = outer }
        node.environment.present { [weak node] in
            MainActor.assumeIsolated {
                guard let node else { return }
                try? activation.set(false, at: node)
            }
        }
        if activation.isActive(at: node) {
            visitor.presence = .page
            visitor.presented(.content, destination)
        } else {
            visitor.deferred(.content, isOfScreen: activation.isBound, destination)
        }
    }
}

/// The menu that a link stands in.
private final class MenuOfLink {
    /// Closes the menu; nil where the link stands in none.
    var close: (() -> Void)?
}

extension Node {
    fileprivate var menuOfLink: MenuOfLink { storage(named: "menu") { MenuOfLink() } }
}

extension Binding where Value == Bool {
    /// Whether a selection is one value; set to false, it selects nothing.
    fileprivate static func whether<V: Hashable>(_ selection: Binding<V?>, is tag: V) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }
}

extension NavigationLink where Label == Text {
    /// Creates a navigation link with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination, label: { Text(titleKey) })
    }

    /// Creates a navigation link with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination, label: { Text(titleKey) })
    }

    /// `isActive` says whether the screen is shown.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive, label: { Text(titleKey) })
    }

    /// The screen is shown while the selection is the tag.
    @TextOverloads
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection, label: { Text(titleKey) })
    }

    /// `isActive` says whether the screen is shown.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination, label: { Text(titleKey) })
    }

    /// The screen is shown while the selection is the tag.
    @TextOverloads
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination, label: { Text(titleKey) })
    }
}

extension NavigationLink {
    /// Says whether the screen belongs in the last column of a split view. Accepted for the sake of existing source;
    /// the screen is where the link leads.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
    /// Leads to the screen that the stack around the link has for the value; nil leads nowhere.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), nil, label())
    }

    /// Leads to the screen that the stack around the link has for the value; nil leads nowhere.
    @TextOverloads
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
}

extension ViewType {
    public enum NavigationLink: AccessibleKind, SingleViewContent {
        public struct Properties: LabeledProperties {
            let activation: NavigationLinkActivation

            /// Whether the screen is shown.
            public var isActive: ViewCall<Void, Bool> {
                .init(of: activation) { activation, node, _ in activation.isActive(at: node) }
            }
            /// Shows the screen.
            public var activate: ViewCall<Void, Void> {
                .tap(of: activation) { activation, node, _ in
                    if try node.choosesRowInEditing() { return }
                    try activation.set(true, at: node)
                    // A page above the link has no menu around it, so that the link's own environment knows none.
                    node.menuOfLink.close?()
                }
            }
            /// Leaves the screen, which is above the link.
            public var deactivate: ViewCall<Void, Void> {
                .init(of: activation) { activation, node, _ in
                    try node.graph.reachingEverything { try node.act { try activation.set(false, at: node) } }
                }
            }
            /// The value that the link leads to. Throws where it leads to none, and where the value is of another type.
            public var value: ViewCall<Void, AnyHashable> {
                var value: AnyHashable?
                if case .value(let found) = activation { value = found }
                return .attribute("value", of: "NavigationLink", value)
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "NavigationLink", arity: .single,
            members: [
                .call("isActive", \Properties.isActive),
                .call("activate", \Properties.activate),
                .call("deactivate", \Properties.deactivate),
                .call("value", \Properties.value),
            ],
            // Commonly known: a link outside of a navigation container is shown disabled.
            slots: [.label], facets: [.fillsRow, .works(in: .navigation), .drawingLink, .endingRowWithArrow],
            calling: Calling(missing: "NavigationLink's destination"),
            forms: [
                DynamicForm(
                    .view("label"), .required("destination", DynamicContentMaker.self),
                    .optional("isActive", Binding<Bool>.self)
                ) { label, destination, isActive in
                    Views.NavigationLink(isActive.map { .binding($0) } ?? .own, { try destination.make() }, label)
                },
                DynamicForm(.view("label"), .required("value", AnyHashable.self)) { label, value in
                    Views.NavigationLink(value: value) { label }
                },
            ])
    }
}

extension ViewType.Kinds { public var navigationLink: KindReference<ViewType.NavigationLink> { .init() } }

extension ViewCall where Arguments == Void, Result == AnyHashable {
    /// The value, which has to be of this type. Throws where there is none, and where it is of another type.
    @MainActor @preconcurrency public func callAsFunction<Value>(_ type: Value.Type = Value.self) throws -> Value {
        try InspectionError.cast(callAsFunction(()).base, as: type)
    }
}
