/// A row of a table, or several. Apps conform their own types and provide a `tableRowBody`.
public protocol TableRowContent<TableRowValue> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of what `tableRowBody` returns.
    associatedtype TableRowBody: TableRowContent

    /// The rows.
    @TableRowBuilder<Self.TableRowValue> var tableRowBody: Self.TableRowBody { get }

    /// Hands each row to the visitor. Not for apps: the default is right for them.
    @MainActor func _visitRows(_ visitor: inout TableRowVisitor)
}

extension TableRowContent {
    /// Content of the app's own hands over what its body has.
    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) { tableRowBody._visitRows(&visitor) }
}

extension TableRowContent where TableRowBody == Never {
    /// Never evaluated: the table takes the content apart itself.
    public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TableRowContent {
    public typealias TableRowValue = Never
    public typealias TableRowBody = Never
}

/// Takes the rows of a table in order.
public struct TableRowVisitor {
    /// A row, or several in a section or below another row.
    struct Item {
        /// The identity of a row; nil for a section.
        let id: AnyHashable?
        var view: any View
    }

    /// Makes the cells of a row from its value.
    let cells: @MainActor (Any) throws -> [any View]
    private(set) var items: [Item] = []

    init(cells: @escaping @MainActor (Any) throws -> [any View]) {
        self.cells = cells
    }

    /// Adds a row that shows a value.
    @MainActor mutating func add<Value: Identifiable>(_ value: Value) {
        let cells = cells
        items.append(Item(id: AnyHashable(value.id), view: TableCells<ViewType.TableRow> { try cells(value) }))
    }

    mutating func add(_ item: Item) { items.append(item) }

    /// The items of other content.
    @MainActor func items(of content: some TableRowContent) -> [Item] {
        var inner = TableRowVisitor(cells: cells)
        content._visitRows(&inner)
        return inner.items
    }

    /// Adds the rows of other content, each changed; `change` is told which of them it is, from 0.
    @MainActor mutating func add(_ content: some TableRowContent, _ change: (any View, Int) -> any View) {
        for (offset, item) in items(of: content).enumerated() {
            items.append(Item(id: item.id, view: change(item.view, offset)))
        }
    }

    /// Adds a row with others below it, which a person can open and close.
    @MainActor mutating func add(
        _ label: some TableRowContent, isExpanded: Binding<Bool>?, below: some TableRowContent
    ) {
        guard let row = items(of: label).first else { return }
        let content = DynamicContent(rows: items(of: below))
        let label = DynamicContent([row.view])
        add(
            Item(
                id: row.id,
                view: isExpanded.map { isExpanded in
                    DisclosureGroup(isExpanded: isExpanded, content: { content }, label: { label })
                } ?? DisclosureGroup(content: { content }, label: { label })))
    }
}

extension DynamicContent {
    /// Rows of a table, each with its identity.
    @MainActor init(rows: [TableRowVisitor.Item]) {
        self.init(rows.map { row in row.id.map { DynamicContent([row.view]).id($0) } ?? row.view })
    }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Value
    /// There is no body: the table takes the row itself.
    public typealias TableRowBody = Never
    let value: Value

    /// Creates a table row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) { visitor.add(value) }
}

/// No row of a table.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Value
    /// There is no body: the table takes no row.
    public typealias TableRowBody = Never

    public init() {}

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {}
}

/// Several rows of a table.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    /// The value of a row.
    public typealias TableRowValue = Value
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never

    /// The rows.
    public var value: T
    private let visit: @MainActor (T, inout TableRowVisitor) -> Void

    init(_ value: T, visit: @escaping @MainActor (T, inout TableRowVisitor) -> Void) {
        self.value = value
        self.visit = visit
    }

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) { visit(value, &visitor) }
}

/// Builds the rows of a table from closures.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// The result for several rows, or for none.
    public typealias Rows = TupleTableRowContent<Value, [any TableRowContent<Value>]>

    /// Takes rows that stand among the statements.
    public static func buildExpression<Content: TableRowContent>(_ rows: Content) -> Content
    where Content.TableRowValue == Value { rows }

    /// Holds nothing where there are no statements.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// The only rows that there are.
    public static func buildBlock<Content: TableRowContent>(_ rows: Content) -> Content
    where Content.TableRowValue == Value { rows }

    /// All the rows, in order.
    public static func buildBlock(_ rows: any TableRowContent<Value>...) -> Rows { all(rows) }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildIf(_ rows: (any TableRowContent<Value>)?) -> Rows { all(rows.map { [$0] } ?? []) }

    /// The rows under the `if`, or under a `case` of the first half.
    public static func buildEither(first rows: any TableRowContent<Value>) -> Rows { all([rows]) }
    /// The rows under the `else`, or under a `case` of the second half.
    public static func buildEither(second rows: any TableRowContent<Value>) -> Rows { all([rows]) }

    private static func all(_ rows: [any TableRowContent<Value>]) -> Rows {
        Rows(rows) { rows, visitor in
            for content in rows { content._visitRows(&visitor) }
        }
    }
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

extension TableCells: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        // Cells stand in a Table only, and have its columns: no other kind could be asked for them.
        let table = place.node.ancestors.first { $0.kind === ViewType.Table.kind }
        let columns = table.flatMap { try? $0.properties(of: ViewType.Table.self) }?.columns ?? []
        // Documented for Table: in a compact size class it shows its first column only.
        return TableCellsLayout(table?.showsAllColumns == false ? Array(columns.prefix(1)) : columns)
    }
}

extension Node {
    /// Whether a table shows its labels and all its columns: elsewhere than on wide screens it shows the first column alone
    /// (Apple's documentation of `Table`).
    var showsAllColumns: Bool { environment.horizontalSizeClass == .regular }

}

extension Facet {
    /// The row leaves out columns where its table does.
    fileprivate static var leavesOutColumns: Facet {
        .leavesOut { view, row in
            guard view !== row, let table = row.parent, !table.showsAllColumns else { return nil }
            return "a Table that isn't on a wide screen shows its first column alone"
        }
    }
}

extension Facet {
    /// Of the row, these cells alone are drawn where there is little width.
    fileprivate static func drawingColumns(_ drawn: @escaping @MainActor @Sendable (Node) -> [Node]) -> Facet {
        // Documented for Table: in a compact size class it hides its headers, and all columns after the first.
        .drawing({ $0.environment.horizontalSizeClass == .compact ? drawn($0) : nil }) { _, _ in
            .init(
                "in a column of a Table, which shows its first column alone where there is little width",
                because: "a Table shows its first column alone where there is little width")
        }
    }
}

extension View {
    /// The view taken apart.
    @MainActor var resolved: ResolvedView { ResolvedView(self) }
}

extension ViewType {
    public enum TableRow: InspectedViewType, MultipleViewContent {
        public static let kind = Kind(
            "TableRow", arity: .multiple,
            facets: [.elementIdentity, .leavesOutColumns, .drawingColumns { Array($0.children.prefix(1)) }])
    }

    /// The labels of the columns of a table.
    public enum TableHeader: InspectedViewType, MultipleViewContent {
        public static let kind = Kind(
            "TableHeader", arity: .multiple,
            facets: [.drawingColumnLabels, .rows(.columnLabels), .leavesOutColumns, .drawingColumns { _ in [] }])
    }
}

extension ViewType.Kinds {
    /// Leads to a row of a table.
    public var tableRow: KindReference<ViewType.TableRow> { .init() }
    /// Leads to the labels of the columns of a table.
    public var tableHeader: KindReference<ViewType.TableHeader> { .init() }
}
