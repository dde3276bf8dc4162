/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    public typealias Described = ViewType.Toggle

    public let properties: ViewType.Toggle.Properties
    let label: Label

    /// Creates a toggle with the given label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.init(binding: isOn), label())
    }

    /// Creates a toggle for several values: it is on when all of them are on, and sets them all.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let whole = Binding<Bool>(
            // Commonly known: a toggle of several sources is on if all of them are.
            get: { bindings.allSatisfy(\.wrappedValue) },
            // Unverified: turning a mixed toggle turns all sources on.
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        self.init(.init(binding: whole, isMixed: { Set(bindings.map(\.wrappedValue)).count > 1 }), label())
    }

    private init(_ properties: ViewType.Toggle.Properties, _ label: Label) {
        self.properties = properties
        self.label = label
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        visitor.styled(by: ModifierType.ToggleStyle.self) { [properties, label] _ in
            .init(label: .init(label), isOn: properties.binding, isMixed: properties.isMixed())
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle of a style's configuration.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Views.Label<Text, Image> {
    /// Creates a toggle with a localized label and a system symbol.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle for several values, with a localized label and a system symbol.
    @TextOverloads
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(titleKey, image: image) }
    }

    /// Creates a toggle for several values, with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Views.Label(titleKey, image: image) }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for several values, with a localized label.
    @TextOverloads
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        // Commonly known: in a menu, in a bar and in the style of a button, a toggle is its label.
        place.node.isSwitch ? place.labeledControl(ControlMetrics.toggle) : place.toggleButton
    }
}

extension ViewType {
    public enum Toggle: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties {
            let binding: Binding<Bool>
            /// Whether it stands for several values that differ.
            var isMixed: () -> Bool = { false }

            /// Whether it is on.
            public var isOn: Bool { binding.wrappedValue }
            /// Turns it on or off.
            public var tap: ViewCall<Void, Void> {
                .tap(of: binding) { binding, node, _ in
                    binding.wrappedValue.toggle()
                    node.environment.conclude?()
                }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isToggle }

        public static let kind = Kind(
            "Toggle",
            members: [.call("tap", \Properties.tap), .attribute("isOn", \Properties.isOn)],
            slots: [.label, .styled],
            // Unverified: a toggle in the style of a button draws its label even where labels are hidden.
            facets: [
                .drawingSwitch, .marksRows, .switching, .switchPart, .switchHint, .switchedByDrag,
                .leftOut(of: .dialogs),
                .drawingStyled(without: { toggle in
                    let style = toggle.environment[StyleKey<ModifierType.ToggleStyle>.self]?.style
                    return toggle.labelsHidden && !(style is ButtonToggleStyle) ? [.label] : []
                }),
            ],
            forms: [
                DynamicForm(.view("label"), .required("isOn", Binding<Bool>.self)) { label, isOn in
                    Views.Toggle(isOn: isOn) { label }
                }
            ])
    }
}

extension ViewType.Kinds { public var toggle: KindReference<ViewType.Toggle> { .init() } }
