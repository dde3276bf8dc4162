import Foundation

/// SwiftUI's public names, by version and sort, compared with those that are declared here.
struct NameTable {
    /// The names of one sort that a version declares.
    struct Row {
        /// `iOS 17.4`
        let version: String
        /// `types`, `modifiers`, `environment values`, `initializers`, `members`, or `macros`.
        let sort: String
        let count: Int
        /// The names without a declaration here, in the order of the list.
        let missing: [String]

        var present: Int { count - missing.count }
    }

    let rows: [Row]

    /// Reads the lists of names of a folder, one file a version.
    ///
    /// A line is a name, a heading that begins with "#" and says of which sort the names below it are, or a comment that
    /// begins with "//".
    /// - Throws: Where a list can't be read.
    init(folder: String, graph: SymbolGraph) throws {
        let declared = DeclaredNames(graph: graph)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
        rows = try files.sorted().flatMap { file in
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            return Self.rows(of: text, version: String(file.dropLast(4)), in: declared)
        }
    }

    private static func rows(of text: String, version: String, in declared: DeclaredNames) -> [Row] {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
        let sorts = lines.filter { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
        return zip(sorts, lines.split { $0.hasPrefix("# ") }).map { sort, names in
            let missing = names.map(String.init).filter { !declared.contains($0, sort: sort) }
            return Row(version: version, sort: sort, count: names.count, missing: missing)
        }
    }

    /// The table, a line a sort.
    var text: String {
        rows.map { row in
            let share = Double(row.present) / Double(row.count)
            let columns = [
                row.version.padding(toLength: 9, withPad: " ", startingAt: 0),
                row.sort.padding(toLength: 19, withPad: " ", startingAt: 0),
                String(format: "%5d of %5d  %5.1f %%", row.present, row.count, share * 100),
            ]
            return columns.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// The README's sentence about the level, with the counts of each version together.
    var level: String {
        let versions = Dictionary(grouping: rows, by: \.version)
        let parts = versions.keys.sorted().map { version in
            let rows = versions[version] ?? []
            let (present, count) = (rows.map(\.present).reduce(0, +), rows.map(\.count).reduce(0, +))
            return "\(present.formatted(.number.locale(Locale(identifier: "en_US")))) of "
                + "\(count.formatted(.number.locale(Locale(identifier: "en_US")))) of \(version)"
        }
        return "SwiftUI's public names: \(parts.joined(separator: ", "))"
    }

    /// The names that are missing for no reason, and the reasons that are given for what is here or for no name at all.
    func problems(reasons: [String: String]) -> [String] {
        let missing = rows.flatMap { row in row.missing.map { (name: $0, row: row) } }
        let unexplained = missing.filter { reasons[$0.name] == nil }.map {
            "\($0.name), of \($0.row.version)'s \($0.row.sort), is missing without a reason in MissingNames"
        }
        let stale = Set(reasons.keys).subtracting(missing.map(\.name)).sorted().map {
            "\($0) has a reason in MissingNames, but isn't missing"
        }
        return unexplained + stale
    }
}

/// The public names that the modules of views declare.
private struct DeclaredNames {
    private var names: Set<String> = []
    private var supertypes: [String: Set<String>] = [:]

    init(graph: SymbolGraph) {
        for symbol in graph.symbols.values where symbol.isPublic {
            names.insert(symbol.path)
            let above = graph.supertypes(of: symbol).map(\.path)
            if !above.isEmpty { supertypes[symbol.path, default: []].formUnion(above) }
        }
    }

    func contains(_ name: String, sort: String) -> Bool {
        switch sort {
        case "modifiers": names.contains("View.\(name)")
        case "environment values": names.contains("EnvironmentValues.\(name)")
        default: names.contains(name) || isInherited(name)
        }
    }

    /// Whether a protocol that the type of a member conforms to declares the member.
    private func isInherited(_ name: String) -> Bool {
        let head = name.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return false }
        let member = name[dot...]
        var seen: Set<String> = []
        var rest = [String(name[..<dot])]
        while let type = rest.popLast() {
            for above in supertypes[type] ?? [] where seen.insert(above).inserted {
                if names.contains(above + member) { return true }
                rest.append(above)
            }
        }
        return false
    }
}
