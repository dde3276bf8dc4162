/// A key of a table that the type which was decoded from it has no use for.
public struct UnknownKey {
    /// The path of the table, as in `arguments.address`.
    public let path: String
    /// The key as text: a name, or a number in brackets.
    public let key: String
    /// The decoded names, in order: all of them, unless decoding failed.
    public let known: [String]
    /// Whether the table was read as a list.
    public let isList: Bool
    /// The error that ended the decoding; nil if there was none.
    public let failure: (any Error)?
}

/// The keys of tables that a decoding uses.
///
/// A type reveals them by the keys that it decodes, and by its coding keys: a dictionary takes any. Several types may
/// share a table, such as the alternatives that an `init(from:)` tries one after the other.
final class KeyUse {
    fileprivate final class Visit {
        let table: Table
        let path: String
        var asked: [String] = []
        var takesName: [(String) -> Bool] = []
        var takesIndex: [(Int) -> Bool] = []
        var isSequence = false

        init(_ table: Table, _ path: String) { (self.table, self.path) = (table, path) }
    }

    private var visits: [Visit] = []
    private var places: [String: Int] = [:]

    private func visit(_ table: Table, _ path: String) -> Visit {
        if let place = places[path] { return visits[place] }
        places[path] = visits.count
        visits.append(Visit(table, path))
        return visits[visits.count - 1]
    }

    func visit<Key: CodingKey>(_ table: Table, at path: String, by type: Key.Type) {
        let visit = visit(table, path)
        visit.takesName.append { Key(stringValue: $0) != nil }
        visit.takesIndex.append { Key(intValue: $0) != nil }
    }

    func visitSequence(_ table: Table, at path: String) {
        visit(table, path).isSequence = true
    }

    func ask(for key: any CodingKey, at path: String) {
        guard let place = places[path], !visits[place].asked.contains(key.stringValue) else { return }
        visits[place].asked.append(key.stringValue)
    }

    /// The keys without a use, table by table in the order in which these were read.
    func unknown(_ failure: (any Error)? = nil) throws -> [UnknownKey] {
        try visits.flatMap { visit in
            try visit.table.pairs.compactMap { key, _ -> UnknownKey? in
                guard !visit.takes(key) else { return nil }
                return UnknownKey(
                    path: visit.path, key: key.string ?? "[\(key)]", known: visit.asked,
                    isList: visit.isSequence && visit.takesName.isEmpty, failure: failure)
            }
        }
    }
}

extension KeyUse.Visit {
    fileprivate func takes(_ key: Value) -> Bool {
        switch key {
        case .string(let string):
            // `table.pack` puts the length of a list there.
            guard let name = try? string.text else { return false }
            return asked.contains(name) || takesName.contains { $0(name) } || isSequence && name == "n"
        case .integer(let index):
            return isSequence || Int(exactly: index).map { index in takesIndex.contains { $0(index) } } ?? false
        default:
            return false
        }
    }
}
