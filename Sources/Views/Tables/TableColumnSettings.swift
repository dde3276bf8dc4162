import Foundation

/// The alignment of the cells of a column.
public nonisolated struct TableColumnAlignment: Hashable, Sendable, NamedValues {
    private let name: String

    /// As the platform has it.
    public static let automatic = TableColumnAlignment(name: "automatic")
    /// At the leading edge.
    public static let leading = TableColumnAlignment(name: "leading")
    /// In the middle.
    public static let center = TableColumnAlignment(name: "center")
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(name: "trailing")
    /// As numbers are, in the language of the surroundings.
    public static let numeric = TableColumnAlignment(name: "numeric")
    /// As numbers are in a system of digits.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(name: "numeric " + numberingSystem.identifier)
    }

    public static var namedValues: [(name: String, value: TableColumnAlignment)] {
        [
            ("automatic", .automatic), ("leading", .leading), ("center", .center), ("trailing", .trailing),
            ("numeric", .numeric),
        ]
    }
}

/// The ways in which people may customize a column of a table.
public nonisolated struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable, NamedOptions {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Move it.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
    /// Change its width.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
    /// Hide and show it.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
    /// All of these.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

    public static var namedOptions: [(name: String, value: TableColumnCustomizationBehavior)] {
        [("reorder", .reorder), ("resize", .resize), ("visibility", .visibility)]
    }
}

/// The arrangement of the columns of a table by people. Each column is known by its `customizationID(_:)`.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var shown: [String: Bool] = [:]

    public init() {}

    /// Whether the column of an id is shown; `automatic` where people didn't say.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Gives the columns the order of the table again. Nothing here changes that order, so there is nothing to do.
    public mutating func resetOrder() {}
}

/// The settings of a column.
nonisolated struct TableColumnTraits {
    var alignment: TableColumnAlignment?
    /// The limits of the width, in points; nil for none.
    var least: CGFloat?
    var most: CGFloat?
    var customizationID: String?
    var visibility = Visibility.automatic
    var disabledBehavior: TableColumnCustomizationBehavior?

    /// Whether the column is shown: as people said, or else as it is by default.
    func isShown<RowValue>(by customization: TableColumnCustomization<RowValue>?) -> Bool {
        let chosen = customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
        // Documented for defaultVisibility(_:): it holds until a person customizes the column.
        return (chosen == .automatic ? visibility : chosen) != .hidden
    }

    /// The label of the column, on which its settings are read.
    @MainActor func applied(to label: any View) -> any View {
        var label = label
        if let alignment { label = DynamicContent([label]).attribute(ModifierType.ColumnAlignment.self, alignment) }
        if let customizationID {
            label = DynamicContent([label]).attribute(ModifierType.CustomizationID.self, customizationID)
        }
        if let disabledBehavior {
            label = DynamicContent([label])
                .attribute(ModifierType.DisabledCustomizationBehavior.self, disabledBehavior)
        }
        return label
    }
}

extension TableColumnContent {
    /// The columns with a change of what is said of them.
    fileprivate func changed(
        _ change: (inout TableColumnTraits) -> Void
    ) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator, Self> {
        .init(
            value: self,
            _columns: _columns.map { column in
                var column = column
                change(&column.traits)
                return column
            })
    }

    /// Sets how the cells of the column are aligned, which is read from the label of the column.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.alignment = alignment }
    }

    /// Gives the column an id by which the customization of the table knows it.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.customizationID = id }
    }

    /// Sets whether the column is shown until people arrange the table.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.visibility = visibility }
    }

    /// Sets what people can't do with the column when they arrange the table.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.disabledBehavior = behavior }
    }
}

extension ModifierType {
    /// How the cells of the column with this label are aligned.
    @AttributeModifier("alignment") public var columnAlignment: ModifierReader<TableColumnAlignment>
    /// The customizations that the column with this label doesn't allow.
    @AttributeModifier("behavior")
    public var disabledCustomizationBehavior: ModifierReader<TableColumnCustomizationBehavior>
}

/// Columns of a table, one or several for each element of a collection.
public nonisolated struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    /// The value of a row.
    public typealias TableRowValue = RowValue
    /// The comparator that sorts rows.
    public typealias TableColumnSortComparator = Sort

    /// The collection.
    public var data: Data
    /// Makes the columns of an element.
    public var content: (Data.Element) -> Content

    /// The columns, in order.
    public var _columns: [_TableColumn<RowValue, Sort>] { data.flatMap { content($0)._columns } }

    /// Makes columns of each identifiable element.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// Makes columns of each element, identified by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}
