/// Views that a dynamic language gave, side by side. One alone stands for itself.
public nonisolated struct DynamicContent: TupleContent {
    public typealias Described = ViewType.TupleView

    /// The views, in order.
    public let views: [any View]

    /// Creates content from views, in order.
    public init(_ views: [any View]) {
        self.views = views
    }

    /// The views in a value: a view, a string for a text, or a list of these.
    /// - Throws: `ArgumentError`.
    @MainActor public init(_ value: DynamicValue, argument: String) throws {
        views = try DynamicContent.views(in: value, argument: argument)
    }

    /// Hands its elements to the visitor, in order.
    @MainActor public func visitElements(_ elements: inout TupleElements) {
        elements.reserve(views.count)
        for view in views { add(view, to: &elements) }
    }

    @MainActor private func add<V: View>(_ view: V, to elements: inout TupleElements) {
        elements.element(view)
    }

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        if views.count == 1 {
            views[0]._resolve(into: &resolved)
        } else {
            resolved.core = .tuple(self)
        }
    }

    /// The views in a value: a view, a string for a text, or a list of these. False stands for nothing, so that
    /// `condition and Text("…")` can be written among the views; its place is kept.
    /// - Throws: `ArgumentError`, also for a list that contains itself.
    @MainActor static func views(in value: DynamicValue, argument: String) throws -> [any View] {
        var views: [any View] = []
        try add(value, to: &views, argument: argument)
        return views
    }

    /// Adds the views in a value to others.
    /// - Throws: What `views(in:argument:)` throws.
    @MainActor package static func add(
        _ value: DynamicValue, to views: inout [any View], argument: String
    ) throws {
        try add(value, to: &views, argument: argument, within: [])
    }

    /// `tables` are those that the value was found in.
    @MainActor private static func add(
        _ value: DynamicValue, to views: inout [any View], argument: String, within tables: [any DynamicTable]
    ) throws {
        switch value {
        case .view(let view): views.append(view)
        case .string(let string): views.append(Text(verbatim: string))
        case .boolean(false), .none: views.append(Optional<EmptyView>.none)
        case .list(let values):
            for value in values { try add(value, to: &views, argument: argument, within: tables) }
        case .table(let table):
            guard !tables.contains(where: { $0.isSame(as: table) }), tables.count < deepestList else {
                let what = tables.count < deepestList ? "a table that contains itself" : "tables nested too deeply"
                throw ArgumentError.wrongType(argument: argument, expected: "view or string", found: what)
            }
            for value in try table.elements() {
                try add(value, to: &views, argument: argument, within: tables + [table])
            }
        default: throw ArgumentError.wrongType(argument: argument, expected: "view or string", found: value.summary)
        }
    }

    /// The largest number of lists inside one another: more would use up the stack.
    private static let deepestList = 100
}
