/// Rows of a table that are made from data.
public protocol DynamicTableRowContent<Data>: TableRowContent {
    /// The type of the data.
    associatedtype Data: Collection
    /// The data.
    var data: Data { get }
}

/// Rows of a table, one for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: DynamicTableRowContent
where Data.Element: Identifiable {
    /// The value of a row.
    public typealias TableRowValue = Data.Element
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never
    /// The collection.
    public var data: Data

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {
        for element in data { visitor.add(element) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Content.TableRowValue
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {
        for element in data { content(element)._visitRows(&visitor) }
    }

    /// Makes rows of each element, identified by the value at a key path.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Makes rows of each identifiable element.
    public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Makes a row of each identifiable element.
    public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent where Content: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Content.TableRowValue
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never

    /// Creates a group of rows, which takes modifiers for all of them.
    public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Value == Content.TableRowValue {
        self.content = content()
    }

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) { content._visitRows(&visitor) }
}

/// The header of a section of rows.
public nonisolated struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Value
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never
    let content: Content

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) { visitor.add(.init(id: nil, view: content)) }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Content.TableRowValue
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {
        let section = Section<DynamicContent, DynamicContent, EmptyView>(
            header: DynamicContent(rows: visitor.items(of: header)),
            content: DynamicContent(rows: visitor.items(of: content)), footer: EmptyView(),
            isExpanded: properties.expansion)
        visitor.add(.init(id: nil, view: section))
    }
}

extension Section {
    /// Creates a section of rows under a header.
    public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(header: .init(content: header()), content: content(), footer: .init())
    }

    /// Creates a section of rows.
    public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(header: .init(), content: content(), footer: .init())
    }

    /// Creates a section of rows with a localized header.
    @TextOverloads
    public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(header: .init(content: Text(titleKey)), content: content(), footer: .init())
    }

    /// Creates a section of rows under a header, which are shown while the binding is true.
    public init<V, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(header: .init(content: header()), content: content(), footer: .init(), isExpanded: isExpanded)
    }

    /// Creates a section of rows with a localized header, which are shown while the binding is true.
    @TextOverloads
    public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(
            header: .init(content: Text(titleKey)), content: content(), footer: .init(), isExpanded: isExpanded)
    }
}

/// A row with others below it, which a person can open and close.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The value of a row.
    public typealias TableRowValue = Label.TableRowValue
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    /// Creates a row that shows a value, with others below it. Without a binding, the row itself keeps whether it is open.
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {
        visitor.add(label, isExpanded: isExpanded, below: content())
    }
}

/// Rows of a table, one for each element of a tree.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The value of a row.
    public typealias TableRowValue = Data.Element
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never
    let data: Data
    let children: (Data.Element) -> Data?

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {
        for element in data {
            if let below = children(element) {
                let content = TableOutlineGroupContent(data: below, children: children)
                visitor.add(TableRow(element), isExpanded: nil, below: content)
            } else {
                visitor.add(element)
            }
        }
    }
}

extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Leaf.TableRowValue
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {
        for element in data {
            guard let row = try? content(element) else { continue }
            if let below = children(element) {
                let group = OutlineGroup(data: below, id: id, children: children, content: content, source: below)
                visitor.add(row, isExpanded: nil, below: group)
            } else {
                row._visitRows(&visitor)
            }
        }
    }
}

extension OutlineGroup
where
    Parent: TableRowContent, Parent == Leaf,
    Subgroup == DisclosureTableRow<Parent, EmptyTableRowContent<Data.Element>>, ID == Data.Element.ID,
    Data.Element: Identifiable, Leaf.TableRowValue == Data.Element
{
    /// Rows of a tree of identifiable elements; a key path leads to the children of each, nil for none.
    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content, source: data)
    }
}

extension OutlineGroup
where
    Data.Element: Identifiable, ID == Data.Element.ID, Parent == TableRow<Data.Element>, Leaf == Parent,
    Subgroup == DisclosureTableRow<TableRow<Data.Element>, EmptyTableRowContent<Data.Element>>
{
    /// A row for each identifiable element of a tree; a key path leads to the children of each, nil for none.
    public init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.init(
            data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: { TableRow($0) }, source: data)
    }
}
