import System

/// The declarations of a Swift source file, with their doc comments: enough of the grammar for sources that
/// `swift format` has laid out.
struct SourceDeclaration: Sendable {
    /// The file, as it was given.
    let file: String
    /// The line, from 1.
    let line: Int
    /// The types and extensions around it, from the outside in: `["ViewType", "Toggle", "Properties"]`.
    let scope: [String]
    /// `var`, `func`, `init` …
    let word: String
    /// The name; `init` for an initialiser.
    let name: String
    /// The first paragraph of the doc comment, in one line; empty without one.
    let text: String
    /// The declaration up to its body, in one line.
    let form: String
    /// Whether it is declared public.
    let isPublic: Bool

    private static let words: Set<String> = [
        "var", "func", "let", "struct", "enum", "class", "protocol", "extension", "init", "actor", "typealias",
    ]
    private static let scopes: Set<String> = ["struct", "enum", "class", "protocol", "extension", "actor"]

    /// Reads a file.
    static func all(in source: String, file: String) -> [SourceDeclaration] {
        var found: [SourceDeclaration] = []
        var comment: [String] = []
        var scope: [(name: String, depth: Int)] = []
        var depth = 0
        var opening: String?
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.trimmingSpaces) }
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("///") {
                comment.append(String(line.dropFirst(3).trimmingSpaces))
                continue
            }
            if line.hasPrefix("//") { continue }
            let (word, name) = declaration(line)
            if let word, let name {
                found.append(
                    SourceDeclaration(
                        file: file, line: index + 1, scope: scope.map(\.name), word: word, name: name,
                        text: paragraph(comment),
                        form: form(lines[index...]), isPublic: line.contains("public ")))
                if scopes.contains(word) { opening = name }
            }
            if !line.hasPrefix("@") || word != nil { comment = [] }
            for character in withoutStrings(line) {
                if character == "{" {
                    depth += 1
                    if let name = opening {
                        // An extension of a nested type counts as being inside the outer one.
                        for part in name.split(separator: ".") { scope.append((String(part), depth)) }
                        opening = nil
                    }
                } else if character == "}" {
                    scope.removeAll { $0.depth == depth }
                    depth -= 1
                }
            }
        }
        return found
    }

    private static func declaration(_ line: String) -> (word: String?, name: String?) {
        let parts = line.split(whereSeparator: { " (:<{=!?".contains($0) })
        guard let position = parts.firstIndex(where: { words.contains(String($0)) }), position < 8 else {
            return (nil, nil)
        }
        let before = parts[..<position]
        guard before.allSatisfy({ modifiers.contains(String($0)) || $0.hasPrefix("@") || $0.hasSuffix(")") }) else {
            return (nil, nil)
        }
        let word = String(parts[position])
        if word == "init" { return (word, "init") }
        guard position + 1 < parts.count else { return (nil, nil) }
        let name = String(parts[position + 1]).filter { $0 != "`" }
        return (word, name)
    }

    private static let modifiers: Set<String> = [
        "public", "static", "nonisolated", "private", "fileprivate", "internal", "final", "lazy", "mutating",
        "indirect", "set", "unsafe", "convenience", "required", "override", "consuming", "borrowing", "package",
    ]

    private static func paragraph(_ comment: [String]) -> String {
        comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("```") }.joined(separator: " ")
    }

    /// The declaration from its first line up to the brace that opens its body.
    private static func form(_ lines: ArraySlice<String>) -> String {
        var parts: [String] = []
        var parentheses = 0
        for line in lines.prefix(14) {
            parts.append(line)
            for character in line { parentheses += character == "(" ? 1 : character == ")" ? -1 : 0 }
            if parentheses <= 0 { break }
        }
        var text = parts.joined(separator: " ")
        var level = 0
        for index in text.indices {
            let character = text[index]
            if character == "(" { level += 1 }
            if character == ")" { level -= 1 }
            if character == "{", level == 0 {
                text = String(text[..<index])
                break
            }
        }
        for noise in ["public ", "nonisolated ", "@MainActor ", "@preconcurrency ", "@_disfavoredOverload "] {
            text = text.replacing(noise, with: "")
        }
        return String(text.trimmingSpaces).replacing("( ", with: "(").replacing(" )", with: ")")
    }

    private static func withoutStrings(_ line: String) -> String {
        var result = ""
        var isString = false, isEscaped = false
        for character in line {
            if isEscaped {
                isEscaped = false
            } else if character == "\\", isString {
                isEscaped = true
            } else if character == "\"" {
                isString.toggle()
            } else if !isString {
                result.append(character)
            }
        }
        return result
    }
}
