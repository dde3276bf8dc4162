import System

/// Which modules files of Swift import, as far as their text tells.
package enum ImportScan {
    /// Whether a file imports SwiftUI.
    static func importsSwiftUI(_ path: String) -> Bool { modules(of: path).contains("SwiftUI") }

    /// The modules that a file imports. Conditions around an import aren't evaluated.
    /// - Returns: None for a file that can't be read.
    static func modules(of path: String) -> Set<String> {
        guard let bytes = try? FileSystem.contents(of: path) else { return [] }
        return modules(in: String(decoding: bytes, as: UTF8.self))
    }

    /// The kinds of declarations that one can be imported of: `import struct SwiftUI.Text`.
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]

    /// The modules that a text imports.
    static func modules(in text: String) -> Set<String> {
        var found: Set<String> = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map({ Substring($0) }) {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }
            // Attributes and access levels may come before: @testable import App
            guard let index = words.prefix(4).firstIndex(of: "import"),
                words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
            else { continue }
            let names = words[(index + 1)...].drop { kinds.contains($0) }
            if let name = names.first { found.insert(String(name.prefix { $0 != "." })) }
        }
        return found
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Whether a file below a folder imports SwiftUI.
    /// - Complexity: O(*n*) in the bytes of the files until the first one that does.
    package static func findsSwiftUI(below folder: String, depth: Int = 0) -> Bool {
        guard depth < 16, let names = try? FileSystem.names(in: folder) else { return false }
        // Sources before folders that are far from them.
        for name in names.sorted() where !name.hasPrefix(".") && !leftOut.contains(name) {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".swift") {
                if importsSwiftUI(path) { return true }
            } else if FileSystem.linkTarget(path) == nil, FileSystem.status(path)?.kind == .directory,
                findsSwiftUI(below: path, depth: depth + 1)
            {
                return true
            }
        }
        return false
    }

    /// Folders that have no targets of an app.
    static let leftOut: Set<String> = [
        "Tests", "specs", "spec", "node_modules", "Pods", "DerivedData", "build",
    ]
}
