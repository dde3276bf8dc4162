import Foundation

/// What `import SwiftUI` shows, compared with SwiftUI's names.
///
/// The files in `Sources/SwiftUI/Exports` name what it shows of the modules of views. All that it declares itself, and all
/// public names of the modules that it exports as a whole, are shown as well.
struct ExportTable {
    /// An export of one declaration: `@_exported import struct Views.Button`.
    struct Export: Hashable {
        let module: String
        let name: String
    }

    /// The modules of views, of which only what is named is shown.
    static let viewModules: Set<String> = ["Gestures", "ViewGraph", "Views"]
    /// The modules of this package of which everything is shown.
    static let wholeModules: Set<String> = ["FoundationPublishers", "SwiftUI", "UIKitTypes"]

    let exports: Set<Export>
    private let listed: Set<String>

    /// Reads the exports of a folder, and the lists of names of another.
    /// - Throws: Where a file can't be read.
    init(exports: String, lists: String) throws {
        func lines(_ folder: String) throws -> [Substring] {
            try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { file in
                try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n")
            }
        }
        self.exports = Set(
            try lines(exports).compactMap { line in
                line.wholeMatch(of: #/@_exported import \w+ (\w+)\.(\w+)/#).map {
                    Export(module: String($0.1), name: String($0.2))
                }
            })
        let names = try lines(lists).filter { !$0.hasPrefix("#") && !$0.hasPrefix("//") }
        // A function stands with its labels in a list, and without them in an export.
        listed = Set(names.map { String($0.prefix { $0 != "(" }) })
    }

    /// Whether `import SwiftUI` should show a name.
    private func isWanted(_ name: String) -> Bool {
        name.hasPrefix("_") || listed.contains(name) || OtherNames.reasons[name] != nil
    }

    /// The exports of names that aren't SwiftUI's and have no reason, and the reasons for names that nothing declares.
    func strangers(in graph: SymbolGraph? = nil) -> [String] {
        let declared = graph.map { Self.shownWhole(in: $0) } ?? []
        let shown = Set(exports.map(\.name)).union(declared)
        let strangers = shown.filter { !isWanted($0) }.sorted().map {
            "`import SwiftUI` shows \($0), which is in no list of SwiftUI's names and has no reason in OtherNames"
        }
        guard graph != nil else { return strangers }
        return strangers
            + Set(OtherNames.reasons.keys).subtracting(shown).sorted().map {
                "\($0) has a reason in OtherNames, but `import SwiftUI` doesn't show it"
            }
    }

    /// The names of SwiftUI that the modules of views declare, and that aren't shown.
    func hidden(in graph: SymbolGraph) -> [String] {
        graph.symbols.values.filter { Self.viewModules.contains($0.module) && $0.isTopLevel }
            .map { Export(module: $0.module, name: String($0.name)) }
            .filter { !$0.name.hasPrefix("_") && listed.contains($0.name) && !exports.contains($0) }
            .map { "\($0.module).\($0.name) is SwiftUI's, but no file in Sources/SwiftUI/Exports exports it" }
            .sorted()
    }

    private static func shownWhole(in graph: SymbolGraph) -> Set<String> {
        Set(
            graph.symbols.values.filter { wholeModules.contains($0.module) && $0.isTopLevel }.map { String($0.name) })
    }
}

extension SymbolGraph.Symbol {
    /// Whether it is public, and stands in no other declaration.
    fileprivate var isTopLevel: Bool { isPublic && !path.prefix { $0 != "(" }.contains(".") }
}
