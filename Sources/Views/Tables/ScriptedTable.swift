/// A column of a table of a dynamic language: a title, and the name of a field or a function that makes the cell.
struct DynamicTableColumn: DynamicConvertible {
    let title: String
    let cell: @MainActor (DynamicValue) throws -> any View

    static var dynamicName: String { "table with a title, and a key or content" }
    static var dynamicExample: String { "{ title = 'Name', key = 'name' }" }

    @MainActor static func make(from value: DynamicValue) throws -> DynamicTableColumn {
        guard case .string(let title) = try value.field("title") ?? .none else { throw mismatch(value) }
        if let function = try value.field("content")?.function {
            return DynamicTableColumn(title: title) { try DynamicContentMaker.content(of: .function(function), [$0]) }
        }
        guard case .string(let key) = try value.field("key") else { throw mismatch(value) }
        return DynamicTableColumn(title: title) { Text(verbatim: try $0.field(key)?.plainText ?? "") }
    }

    var dynamicValue: DynamicValue { .record(["title": .string(title)]) }
}

/// A table of a dynamic language. A row with an `id` is identified by it, anything else by its value or else its place.
enum ScriptedTable {
    private struct Row: Identifiable {
        let id: AnyHashable
        let value: DynamicValue
    }

    @MainActor static func make(
        _ data: [DynamicValue], _ columns: [DynamicTableColumn], _ selection: Selection?
    ) throws -> any View {
        let rows = data.enumerated().map { Row(id: $1.identity ?? AnyHashable($0), value: $1) }
        let columns = TupleTableColumnContent<Row, Never, Void>(
            value: (),
            _columns: columns.map { column in
                _TableColumn(label: Text(verbatim: column.title), sort: nil) { try column.cell($0.value) }
            })
        return Table(TableForEachContent(data: rows), columns, selection: selection)
    }
}

extension DynamicValue {
    /// The value as a cell shows it.
    fileprivate var plainText: String {
        switch self {
        case .none: ""
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .boolean(let boolean): String(boolean)
        default: summary
        }
    }
}
