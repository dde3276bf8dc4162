/// A control that selects one of several tagged views.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    public typealias Described = ViewType.Picker

    public let properties: ViewType.Picker.Properties
    let label: Label
    let content: Content

    private init(_ selection: Selection, _ content: Content, _ label: Label) {
        properties = .init(selection: selection)
        self.label = label
        self.content = content
    }

    /// `selection` is the `tag(_:)` of the chosen view.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(Selection(selection), content(), label())
    }

    /// Creates a picker for several values: it shows their choice where that is the same, and sets them all.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Selection(of: sources.map { $0[keyPath: selection] }), content(), label())
    }

    /// `selection` is the `tag(_:)` of the chosen view.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if visitor.node.pickerForm == .page, let selection = properties.selection {
            visitor.optionsOnPage(content, of: selection)
        } else {
            visitor.offering(.presented) { $0.content(content) }
        }
    }
}

extension Picker where Label == Text {
    /// `selection` is the `tag(_:)` of the chosen view.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }

    /// Creates a picker for several values, with a localized label.
    @TextOverloads
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
    }
}

extension Picker where Label == Views.Label<Text, Image> {
    /// `selection` is the `tag(_:)` of the chosen view.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Views.Label(titleKey, image: image) })
    }

    /// Creates a picker for several values, with a localized label and a system symbol.
    @TextOverloads
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { Views.Label(titleKey, systemImage: systemImage) })
    }

    /// Creates a picker for several values, with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { Views.Label(titleKey, image: image) })
    }

    /// `selection` is the `tag(_:)` of the chosen view.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Views.Label(titleKey, systemImage: systemImage) })
    }
}

extension Picker: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        switch place.node.pickerForm {
        case .segments: SegmentLayout()
        case .wheel: OptionsLayout(onWheelAt: place.node.following { place.node.chosenOptionPlace } ?? 0)
        case .rows: OptionsLayout()
        case .menu, .page:
            ClosedPickerLayout(
                chosen: place.node.following { place.node.chosenOptionPlace }, isLabelHidden: place.node.labelsHidden,
                isInRow: place.node.standsInRows)
        }
    }
}

extension ViewType {
    public enum Picker: AccessibleKind, MultipleViewContent {
        public struct Properties: LabeledProperties, SelectingProperties {
            let selection: Selection?

            /// Chooses the view with a tag. A test may choose any value of the type, where the view is only inspected. A script may also give a text that one of the views alone shows.
            public var select: ViewCall<OptionTag, Void> { .choosingOption(in: selection) }
            /// The tag of the chosen view.
            public var selectedValue: ViewCall<Void, Selection?> { .chosen(in: selection) }
        }

        public static let kind = Kind(
            "Picker", arity: .multiple, members: Picker.selectionMembers,
            slots: [.label],
            facets: [
                .drawingChoice, .marksRows, .takesTouches, .choosingOptions, .optionParts, .optionHint, .turnedOnWheel,
                .menu(opensWith: nil),
                .leftOut(of: .dialogs),
                .rows { $0.pickerForm == .rows ? .parts : nil },
                .drawing({ $0.drawnPickerParts }, placeOfOthers: { .undrawn($0, inPicker: $1) }),
            ],
            forms: [
                DynamicForm(.view("label"), .required("selection", Binding<AnyHashable>.self), .content) {
                    label, selection, content in
                    Views.Picker(selection: selection, content: { content }, label: { label })
                }
            ])
    }
}

extension ViewType.Kinds { public var picker: KindReference<ViewType.Picker> { .init() } }
