import Foundation

/// A table of rows, which can be selected and sorted by column.
///
/// All cells are in the tree. Where there is little width, only those of the first column have a place on the screen.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    public typealias Described = ViewType.Table

    public let properties: ViewType.Table.Properties
    let rows: Rows
    /// The columns that are shown, in order.
    private let columns: [_TableColumn<Value, Columns.TableColumnSortComparator>]

    init(
        _ rows: Rows, _ columns: Columns, selection: Selection? = nil,
        sortOrder: Binding<[Columns.TableColumnSortComparator]>? = nil,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.rows = rows
        let customization = columnCustomization?.wrappedValue
        let shown = columns._columns.filter { $0.traits.isShown(by: customization) }
        self.columns = shown
        properties = .init(selection: selection, columns: shown.map(\.traits)) { index in
            try Table.sort(by: index, shown, sortOrder)
        }
    }

    /// Sorts by a column first, or turns the order round when it is the first already.
    private static func sort(
        by index: Int, _ columns: [_TableColumn<Value, Columns.TableColumnSortComparator>],
        _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?
    ) throws {
        guard columns.indices.contains(index) else {
            throw InspectionError.viewIndexOutOfBounds(index: index, count: columns.count)
        }
        guard let sortOrder, let sort = columns[index].sort else {
            throw InspectionError.notSupported("the rows of Table cannot be sorted by this column")
        }
        // Two comparators are of one column when they differ in nothing but the order.
        func isOfColumn(_ other: Columns.TableColumnSortComparator) -> Bool {
            var other = other
            other.order = sort.order
            return other == sort
        }
        var order = sortOrder.wrappedValue
        // Commonly known: choosing the first column of the order again reverses it; any other column becomes the first.
        if let first = order.first, isOfColumn(first) {
            order[0].order = first.order == .forward ? .reverse : .forward
        } else {
            order.removeAll(where: isOfColumn)
            order.insert(sort, at: 0)
        }
        sortOrder.wrappedValue = order
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let columns = columns
        visitor.child(.header, TableCells<ViewType.TableHeader> { columns.map { $0.traits.applied(to: $0.label) } })
        var rows = TableRowVisitor { value in
            guard let value = value as? Value else { preconditionFailure("a row of another table") }
            return try columns.map { try $0.cell(value) }
        }
        self.rows._visitRows(&rows)
        for (index, row) in rows.items.enumerated() {
            visitor.add(DynamicContent([row.view]).resolved, slot: .content, index: index, id: row.id)
        }
    }
}

extension Table: ArrangedView, LazyContainer {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        ListLayout(
            .plain, labels: .plain, scrolled: place.scrolledContent(), hasColumnLabels: place.node.showsAllColumns)
    }
}

extension ViewType {
    public enum Table: MultipleViewContent {
        public struct Properties: RowSelectingProperties {
            let selection: Selection?
            let columns: [TableColumnTraits]
            let sortBy: (Int) throws -> Void

            /// The labels of the columns.
            public var header: SlotReference<ViewType.TableHeader> { .init(.header) }
            /// Chooses the row with an identity; where any number may be chosen, choosing again takes it back.
            public var select: ViewCall<OptionTag, Void> { .choosingRow(in: selection) }
            /// The identity of the chosen row, or the set of identities where any number may be chosen.
            public var selectedValue: ViewCall<Void, Selection?> { .chosen(in: selection) }
            /// Taps the label of a column, by its index from 0: sorts by the column, or the other way round when it is
            /// sorted by it already.
            /// - Throws: `InspectionError.notSupported` where rows are not sorted by the column.
            public var sort: ViewCall<Int, Void> {
                .action(of: sortBy) { sortBy, node, column in
                    // Documented for Table: in a compact size class it hides its headers.
                    guard !node.graph.isScreen || node.showsAllColumns else {
                        throw InspectionError.notSupported(
                            "\(node.named) has no labels of columns to tap on: a Table that isn't on a wide screen hides them"
                        )
                    }
                    try sortBy(column)
                }
            }
        }

        public static let kind = Kind(
            "Table", arity: .multiple,
            members: Table.selectionMembers + [
                .call("sort", \Properties.sort, .required("column", Int.self).countedFromOne)
            ],
            slots: [.header],
            facets: [
                .drawingRows(as: .plain), .scrolled, .scrolledByDrag, .choosingRows(of: Table.self),
                .rowParts(of: Table.self),
            ],
            forms: [
                DynamicForm(
                    .required("data", [DynamicValue].self), .required("columns", [DynamicTableColumn].self),
                    .optional("selection", Binding<AnyHashable?>.self)
                ) { data, columns, selection in
                    try ScriptedTable.make(data, columns, selection.map { Selection($0) })
                }
            ])
    }
}

extension ViewType.Kinds { public var table: KindReference<ViewType.Table> { .init() } }
