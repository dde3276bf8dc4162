import Foundation

/// A table of rows, which can be selected and sorted by column.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    public typealias Described = ViewType.Table

    public let properties: ViewType.Table.Properties
    let rows: Rows
    let columns: Columns

    init(
        _ rows: Rows, _ columns: Columns, _ selection: Selection?,
        _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?
    ) {
        self.rows = rows
        self.columns = columns
        properties = .init(selection: selection) { index in
            try Table.sort(by: index, columns._columns, sortOrder)
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
        if let first = order.first, isOfColumn(first) {
            order[0].order = first.order == .forward ? .reverse : .forward
        } else {
            order.removeAll(where: isOfColumn)
            order.insert(sort, at: 0)
        }
        sortOrder.wrappedValue = order
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let columns = columns._columns
        visitor.child(.header, TableCells<ViewType.TableHeader> { columns.map(\.label) })
        for (index, row) in rows._rows.enumerated() {
            let cells = TableCells<ViewType.TableRow> { try columns.map { try $0.cell(row) } }
            visitor.element(cells, id: AnyHashable(row.id), at: index)
        }
    }
}

// MARK: Rows from a collection

extension Table {
    /// A row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), nil, nil)
    }

    /// A row for each element, of which one may be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), Selection(selection), nil)
    }

    /// A row for each element, of which any number may be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), Selection(set: selection), nil)
    }

    /// A row for each element; the app sorts them as `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), nil, sortOrder)
    }

    /// A row for each element, of which one may be chosen; the app sorts them as `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), Selection(selection), sortOrder)
    }

    /// A row for each element, of which any number may be chosen; the app sorts them as `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), Selection(set: selection), sortOrder)
    }
}

// MARK: Rows of their own

extension Table where Columns.TableColumnSortComparator == Never {
    /// These rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), nil, nil)
    }

    /// These rows, of which one may be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), Selection(selection), nil)
    }

    /// These rows, of which any number may be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), Selection(set: selection), nil)
    }
}

extension Table {
    /// These rows; the app sorts them as `sortOrder` says.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), nil, sortOrder)
    }
}

extension ViewType {
    public enum Table: MultipleViewContent {
        public struct Properties: SelectingProperties {
            let selection: Selection?
            let sortBy: (Int) throws -> Void

            /// The labels of the columns.
            public var header: SlotReference<ViewType.TableHeader> { .init(.header) }
            /// Chooses the row with an identity; where any number may be chosen, choosing again takes it back.
            public var select: ViewCall<OptionTag, Void> { .choosing(in: selection) }
            /// The identity of the chosen row, or the set of identities where any number may be chosen.
            public var selectedValue: ViewCall<Void, Selection?> { .chosen(in: selection) }
            /// Taps the label of a column, by its index from 0: sorts by the column, or the other way round when it is
            /// sorted by it already.
            /// - Throws: `InspectionError.notSupported` where rows are not sorted by the column.
            public var sort: ViewCall<Int, Void> { .action(sortBy) }
        }

        public static let kind = Kind(
            "Table", arity: .multiple,
            members: Table.selectionMembers + [
                .call("sort", \Properties.sort, .required("column", Int.self).countedFromOne)
            ],
            slots: [.header],
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
