/// Lists whose rows a person can move and delete.
extension List where SelectionValue == Never {
    /// A row for each element of a bound collection, which a person can edit as the actions say.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A row for each element of a bound collection, identified by a key path, which a person can edit as the actions say.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// The rows of a collection that a person can edit.
    public typealias EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View> =
        ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<Row, Data>>

    /// A row for each element of a bound collection, which a person can edit as the actions say; any number may be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// A row for each element of a bound collection, which a person can edit as the actions say; one may be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// A row for each element of a bound collection, identified by a key path, which a person can edit as the actions say;
    /// any number may be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }

    /// A row for each element of a bound collection, identified by a key path, which a person can edit as the actions say;
    /// one may be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
