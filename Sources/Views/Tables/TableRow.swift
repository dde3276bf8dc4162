/// A row of a table, or several.
public protocol TableRowContent<TableRowValue> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable

    /// The values of the rows, in order.
    var _rows: [TableRowValue] { get }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Value
    let value: Value

    /// Creates a table row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// The row itself.
    public var _rows: [Value] { [value] }
}

/// Rows of a table, one for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The value of a row.
    public typealias TableRowValue = Data.Element
    let data: Data

    /// The values of the rows, in order.
    public var _rows: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Content.TableRowValue

    /// The values of the rows, in order.
    public var _rows: [Content.TableRowValue] { data.flatMap { content($0)._rows } }

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
}

/// Several rows of a table.
public nonisolated struct _TableRows<Value: Identifiable>: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Value
    /// The values of the rows, in order.
    public let _rows: [Value]
}

/// Builds the rows of a table from closures.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// The result for several rows, or for none.
    public typealias Rows = _TableRows<Value>

    /// Takes rows that stand among the statements.
    public static func buildExpression<Content: TableRowContent>(_ rows: Content) -> Content
    where Content.TableRowValue == Value { rows }

    /// The only rows that there are.
    public static func buildBlock<Content: TableRowContent>(_ rows: Content) -> Content
    where Content.TableRowValue == Value { rows }

    /// All the rows, in order.
    public static func buildBlock(_ rows: any TableRowContent<Value>...) -> Rows {
        Rows(_rows: rows.flatMap { $0._rows })
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildOptional<Content: TableRowContent>(_ rows: Content?) -> Rows
    where Content.TableRowValue == Value { Rows(_rows: rows?._rows ?? []) }

    /// The rows under the `if`, or under a `case` of the first half.
    public static func buildEither(first rows: any TableRowContent<Value>) -> Rows { Rows(_rows: rows._rows) }
    /// The rows under the `else`, or under a `case` of the second half.
    public static func buildEither(second rows: any TableRowContent<Value>) -> Rows { Rows(_rows: rows._rows) }
}

/// The cells of a row, or the labels of the columns.
nonisolated struct TableCells<Described: KnownViewType>: PrimitiveView where Described.Properties == Void {
    let cells: @MainActor () throws -> [any View]

    @MainActor func visitChildren(_ visitor: inout ChildVisitor) throws {
        // A cell is one child, even one of several views: then those stand in a tuple of their own.
        for (index, cell) in try cells().enumerated() {
            visitor.add(DynamicContent([cell]).resolved, slot: .content, index: index, id: nil)
        }
    }
}

extension View {
    /// The view taken apart.
    @MainActor fileprivate var resolved: ResolvedView { ResolvedView(self) }
}

extension ViewType {
    public enum TableRow: MultipleViewContent {
        public static let kind = Kind("TableRow", arity: .multiple)
    }

    /// The labels of the columns of a table.
    public enum TableHeader: MultipleViewContent {
        public static let kind = Kind("TableHeader", arity: .multiple)
    }
}

extension ViewType.Kinds {
    /// Leads to a row of a table.
    public var tableRow: KindReference<ViewType.TableRow> { .init() }
    /// Leads to the labels of the columns of a table.
    public var tableHeader: KindReference<ViewType.TableHeader> { .init() }
}
