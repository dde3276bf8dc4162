import Lua
import Views

/// The parameters of a view that takes several, or that has names for them.
struct ViewParameters: Sendable {
    /// The names of all; empty where a script gives them in order only.
    let labels: [String]
    let types: [AppType]

    init<each Argument>(labels: [String], types: repeat (each Argument).Type) {
        self.labels = labels
        var list: [AppType] = []
        for type in repeat each types { list.append(AppType(type)) }
        self.types = list
    }

    /// What is wrong with the labels; nil for nothing.
    var problem: String? {
        guard !labels.isEmpty else { return nil }
        if let bad = labels.first(where: { !LuaName.isValid($0) }) {
            return "the label \"\(bad)\" isn't a name in Lua"
        }
        if Set(labels).count < labels.count { return "two parameters have one label" }
        guard labels.count != types.count else { return nil }
        return "it has \(labels.count) label\(labels.count == 1 ? "" : "s") for \(types.count) parameter"
            + (types.count == 1 ? "" : "s")
    }

    /// The table that holds all of them.
    func shape(in catalog: Catalog) -> ArgumentShape {
        let fields = zip(labels, types).map { label, type in
            let shape = type.valueShape(in: catalog)
            guard case .optional(let wrapped) = shape else {
                return ArgumentShape.Field(name: label, shape: shape, isOptional: false)
            }
            return ArgumentShape.Field(name: label, shape: wrapped, isOptional: true)
        }
        return .record(fields, isComplete: true)
    }

    /// Whether a table that is all that a script gave holds the arguments, rather than being one of them.
    func isArguments(_ table: Table, in catalog: Catalog) throws -> Bool {
        let keys = try table.pairs.map(\.key)
        guard types.count == 1, !keys.isEmpty, !keys.contains(where: { labels.contains($0.string ?? "") }) else {
            return true
        }
        switch types[0].valueShape(in: catalog) {
        case .list, .record, .optional(.list), .optional(.record), .model, .optional(.model): return false
        default: return true
        }
    }

    /// What stands behind the name in a call: `{ title = string }`, or `(string, integer)`.
    func written(in catalog: Catalog) -> String {
        labels.isEmpty ? ArgumentShape.written(types.map { $0.valueShape(in: catalog) }) : shape(in: catalog).words
    }
}

/// The arguments of such a view, read one after the other.
@MainActor
final class ViewArguments {
    private let values: [(path: String, value: Lua.Value)]
    private let conversion: SwiftValues
    private var taken = 0

    /// - Parameter value: The table of the arguments, by name, in order, or both; nil for none.
    /// - Throws: `ArgumentError`, `ScriptingError` for arguments that aren't those of the view.
    init(_ value: Lua.Value, of parameters: ViewParameters, as name: String, _ session: ScriptSession) throws {
        conversion = SwiftValues(session)
        let table = value.table
        let count = try table?.sequence.count ?? 0
        guard count <= parameters.types.count else {
            throw ArgumentError.calling(name, .tooMany(count: count, most: parameters.types.count))
        }
        // One that is left out may stand before another.
        let given = try parameters.types.indices.map { try table?.rawGet(.integer(Int64($0 + 1))) ?? .nil }
        let ordered = given.prefix((given.lastIndex { !$0.isNil } ?? -1) + 1)
        for (key, _) in try table?.pairs ?? [] where key.integer == nil {
            let key = key.string ?? "[\(key)]"
            guard let place = parameters.labels.firstIndex(of: key) else {
                throw ScriptingError.unknownKey(
                    path: "arguments", key: key, known: parameters.labels, isList: parameters.labels.isEmpty)
            }
            guard place >= ordered.count else {
                throw ScriptingError.unconvertible(
                    "\(name): '\(key)' is given twice, by name and as argument \(place + 1)")
            }
        }
        values = try parameters.types.indices.map { index in
            if index < ordered.count { return ("argument \(index + 1)", ordered[index]) }
            guard index < parameters.labels.count else { return ("argument \(index + 1)", .nil) }
            let label = parameters.labels[index]
            return ("arguments.\(label)", try table?.get(label) ?? .nil)
        }
    }

    func next<Argument>(_ type: Argument.Type) throws -> Argument {
        // As many labels as parameters were checked when the console started.
        defer { taken += 1 }
        return try conversion.value(values[taken].value, type, at: values[taken].path)
    }
}
