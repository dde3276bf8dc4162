import Foundation

/// A column of a table, or several.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable
    /// The comparator that sorts rows; `Never` for a column that doesn't sort.
    associatedtype TableColumnSortComparator: SortComparator

    /// The columns, in order.
    var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column with the types of its views erased.
public nonisolated struct _TableColumn<RowValue, Sort> {
    let label: any View
    let sort: Sort?
    let cell: @MainActor (RowValue) throws -> any View
    var traits = TableColumnTraits()

    init(label: any View, sort: Sort?, cell: @escaping @MainActor (RowValue) throws -> any View) {
        self.label = label
        self.sort = sort
        self.cell = cell
    }

    /// A column of the app's, whose cells are made on the main thread like all views.
    init<Content: View>(label: any View, sort: Sort?, content: @escaping (RowValue) -> Content) {
        let content = MainThreadOnly(content)
        self.init(label: label, sort: sort, cell: { content.value($0) })
    }
}

/// A column of a table: a label, and what it shows of a row.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    /// The value of a row.
    public typealias TableRowValue = RowValue
    /// The comparator that sorts rows.
    public typealias TableColumnSortComparator = Sort

    let label: Label
    let sort: Sort?
    let content: (RowValue) -> Content
    private var widths: (least: CGFloat?, most: CGFloat?) = (nil, nil)

    fileprivate init(label: Label, sort: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.sort = sort
        self.content = content
    }

    /// The column itself.
    public var _columns: [_TableColumn<RowValue, Sort>] {
        var column = _TableColumn(label: label, sort: sort, content: content)
        (column.traits.least, column.traits.most) = widths
        return [column]
    }

    /// Leaves the column as it is: without arguments there is nothing to say.
    public func width() -> TableColumn { self }

    /// Gives the column a width in points; nil leaves it as it is.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        width == nil ? self : self.width(min: width, ideal: width, max: width)
    }

    /// Sets the limits of the column's width, in points. The room that the other columns leave is shared out within them.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        // Documented for width(min:ideal:max:): the column begins at its ideal width; here only the limits count.
        column.widths = (min, max)
        return column
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), sort: nil, content: content)
    }

    /// A column labelled with a text.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, sort: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of strings, with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that rows can be sorted by, with a localized label.
    @TextOverloads
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), sort: KeyPathComparator(value), content: content)
    }

    /// A column that rows can be sorted by in a way of its own, with a localized label.
    public init<V, C: SortComparator & Sendable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of strings that rows can be sorted by, with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), sort: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of strings that rows can be sorted by in a way of its own, with a localized label.
    @TextOverloads
    public init<C: SortComparator & Sendable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }
}

extension TableColumn where Label == Text {
    /// A column that rows can be sorted by with a comparator of its own, with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), sort: comparator, content: content)
    }
}

/// Several columns of a table.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    /// The value of a row.
    public typealias TableRowValue = RowValue
    /// The comparator that sorts rows.
    public typealias TableColumnSortComparator = Sort

    /// The views that the columns were made of.
    public var value: T
    /// The columns, in order.
    public let _columns: [_TableColumn<RowValue, Sort>]
}

/// Builds the columns of a table from closures.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// The result.
    public typealias Columns = TupleTableColumnContent<RowValue, Sort, [_TableColumn<RowValue, Sort>]>

    /// Takes a column that stands among the statements.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Columns
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        all(column._columns)
    }

    /// Columns that rows are not sorted by, among others that they are.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Columns
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        all(
            column._columns.map {
                var unsorted = _TableColumn<RowValue, Sort>(label: $0.label, sort: nil, cell: $0.cell)
                unsorted.traits = $0.traits
                return unsorted
            })
    }

    /// All the columns, in order.
    public static func buildBlock(_ columns: Columns...) -> Columns { all(columns.flatMap(\._columns)) }
    /// Lets an `if` without an `else` stand among the statements.
    public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? all([]) }
    /// The columns under the `if`, or under a `case` of the first half.
    public static func buildEither(first columns: Columns) -> Columns { columns }
    /// The columns under the `else`, or under a `case` of the second half.
    public static func buildEither(second columns: Columns) -> Columns { columns }
    /// Takes columns that only some systems have.
    public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }

    private static func all(_ columns: [_TableColumn<RowValue, Sort>]) -> Columns {
        Columns(value: columns, _columns: columns)
    }
}
