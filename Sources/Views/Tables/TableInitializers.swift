import Foundation

// The initializers of SwiftUI: each source of rows, with and without a selection, an order, and columns that people can hide.

// MARK: Rows from a collection

extension Table {
    /// Creates a table with a row for each element of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns())
    }

    /// Creates a table with a row for each element of a collection. People can hide columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a collection, of which one may be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), selection: Selection(selection))
    }

    /// Creates a table with a row for each element of a collection, of which one may be selected. People can hide columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(
            TableForEachContent(data: data), columns(), selection: Selection(selection),
            columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a collection, of which any number may be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), selection: Selection(set: selection))
    }

    /// Creates a table with a row for each element of a collection, of which any number may be selected. People can hide
    /// columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(
            TableForEachContent(data: data), columns(), selection: Selection(set: selection),
            columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a collection; the app sorts them as `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), sortOrder: sortOrder)
    }

    /// Creates a table with a row for each element of a collection; the app sorts them as `sortOrder` says. People can hide
    /// columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            TableForEachContent(data: data), columns(), sortOrder: sortOrder, columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a collection, of which one may be selected; the app sorts them as
    /// `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), selection: Selection(selection), sortOrder: sortOrder)
    }

    /// Creates a table with a row for each element of a collection, of which one may be selected; the app sorts them as
    /// `sortOrder` says. People can hide columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            TableForEachContent(data: data), columns(), selection: Selection(selection), sortOrder: sortOrder,
            columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a collection, of which any number may be selected; the app sorts them as
    /// `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            TableForEachContent(data: data), columns(), selection: Selection(set: selection), sortOrder: sortOrder)
    }

    /// Creates a table with a row for each element of a collection, of which any number may be selected; the app sorts them as
    /// `sortOrder` says. People can hide columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            TableForEachContent(data: data), columns(), selection: Selection(set: selection), sortOrder: sortOrder,
            columnCustomization: columnCustomization)
    }
}

// MARK: Rows from a tree

extension Table {
    /// Creates a table with a row for each element of a tree, whose children a key path leads to.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), columns(),
            columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, whose children a key path leads to, of which one may be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), columns(),
            selection: Selection(selection), columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, whose children a key path leads to, of which any number may be
    /// selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), columns(),
            selection: Selection(set: selection), columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, whose children a key path leads to; the app sorts them as
    /// `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), columns(), sortOrder: sortOrder,
            columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, whose children a key path leads to, of which one may be selected;
    /// the app sorts them as `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), columns(),
            selection: Selection(selection), sortOrder: sortOrder, columnCustomization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, whose children a key path leads to, of which any number may be
    /// selected; the app sorts them as `sortOrder` says.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), columns(),
            selection: Selection(set: selection), sortOrder: sortOrder, columnCustomization: columnCustomization)
    }
}

// MARK: Rows of their own

extension Table {
    /// Creates a table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns())
    }

    /// Creates a table of rows. People can hide columns.
    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), columnCustomization: columnCustomization)
    }

    /// Creates a table of rows, of which one may be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), selection: Selection(selection))
    }

    /// Creates a table of rows, of which one may be selected. People can hide columns.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), selection: Selection(selection), columnCustomization: columnCustomization)
    }

    /// Creates a table of rows, of which any number may be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), selection: Selection(set: selection))
    }

    /// Creates a table of rows, of which any number may be selected. People can hide columns.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), selection: Selection(set: selection), columnCustomization: columnCustomization)
    }

    /// Creates a table of rows; the app sorts them as `sortOrder` says.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), sortOrder: sortOrder)
    }

    /// Creates a table of rows; the app sorts them as `sortOrder` says. People can hide columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), sortOrder: sortOrder, columnCustomization: columnCustomization)
    }

    /// Creates a table of rows, of which one may be selected; the app sorts them as `sortOrder` says.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), selection: Selection(selection), sortOrder: sortOrder)
    }

    /// Creates a table of rows, of which one may be selected; the app sorts them as `sortOrder` says. People can hide columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(
            rows(), columns(), selection: Selection(selection), sortOrder: sortOrder,
            columnCustomization: columnCustomization)
    }

    /// Creates a table of rows, of which any number may be selected; the app sorts them as `sortOrder` says.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), selection: Selection(set: selection), sortOrder: sortOrder)
    }

    /// Creates a table of rows, of which any number may be selected; the app sorts them as `sortOrder` says. People can hide
    /// columns.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(
            rows(), columns(), selection: Selection(set: selection), sortOrder: sortOrder,
            columnCustomization: columnCustomization)
    }
}

extension Table {
    /// Creates a table of rows; the app sorts them as `sortOrder` says.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), sortOrder: sortOrder)
    }

    /// Creates a table of rows, of which one may be selected; the app sorts them as `sortOrder` says.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), selection: Selection(selection), sortOrder: sortOrder)
    }

    /// Creates a table of rows, of which any number may be selected; the app sorts them as `sortOrder` says.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), selection: Selection(set: selection), sortOrder: sortOrder)
    }
}
