/// A list of rows, which can be selected.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    public typealias Described = ViewType.List

    public let properties: ViewType.List.Properties
    let content: Content

    init(selection: Selection?, content: Content) {
        properties = .init(selection: selection)
        self.content = content
    }

    /// The rows that are chosen are known by their `tag(_:)` or identity.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { Selection(set: $0) }, content: content())
    }

    /// The row that is chosen is known by its `tag(_:)` or identity.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { Selection($0) }, content: content())
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
        visitor.deleteButton()
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    /// A row for each element. Those of a bound collection are bindings.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, identified by the value at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, with a binding to it, identified by a key path.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A row for each element, of which any number may be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A row for each element, of which one may be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A row for each element, identified by a key path, of which any number may be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// A row for each element, identified by a key path, of which one may be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List: ArrangedView, LazyContainer {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        let style = place.node.environment[StyleKey<ModifierType.ListStyle>.self]?.style
        // Commonly known: the automatic style on iOS is the inset grouped one.
        let form: ListLayout.Form =
            style is PlainListStyle || style is InsetListStyle
            ? .plain : style is GroupedListStyle ? .grouped : .insetGrouped
        let labels: SectionLabels =
            form == .plain ? .plain : style is SidebarListStyle ? .sidebar : .grouped
        return ListLayout(form, labels: labels, scrolled: place.scrolledContent())
    }
}

extension ViewType {
    public enum List: KnownViewType, MultipleViewContent {
        public struct Properties: RowSelectingProperties {
            let selection: Selection?

            /// Chooses the row with a tag or identity; where any number may be chosen, choosing again takes it back. A script
            /// may also give a text that one of the rows alone shows.
            public var select: ViewCall<OptionTag, Void> { .choosingRow(in: selection) }
            /// The tag of the chosen row, or the set of tags where any number may be chosen.
            public var selectedValue: ViewCall<Void, Selection?> { .chosen(in: selection) }
            /// The "Delete" of a row with `onDelete` that was swiped, on a screen.
            public var systemButton: SlotReference<ViewType.SystemButton> { .init(.systemButton) }
        }

        public static let kind = Kind(
            "List", arity: .multiple, members: List.selectionMembers, slots: [.systemButton],
            facets: [
                .drawingRows(as: .insetGrouped), .editingRows, .scrolled, .scrolledByDrag, .listsRows, .takesListStyle,
                .choosingRows(of: List.self),
                .rowParts(of: List.self), .shows(for: .rows), .leftOut(of: .all),
                .opaque { $0.hasScrollBackground },
            ],
            calling: Calling(ends: ["systemButton": "SystemButton"]),
            forms: [
                DynamicForm(.content, .optional("selection", Binding<AnyHashable?>.self)) { content, selection in
                    Views.List<AnyHashable, DynamicContent>(
                        selection: selection.map { Selection($0) }, content: content)
                },
                DynamicForm(.content, .required("selection", Binding<Set<AnyHashable>>.self)) { content, selection in
                    Views.List<AnyHashable, DynamicContent>(
                        selection: Selection(set: selection), content: content)
                },
            ])
    }
}

extension ViewType.Kinds { public var list: KindReference<ViewType.List> { .init() } }
