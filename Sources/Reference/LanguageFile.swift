import System

/// The annotated Lua file that describes the functions of the Lua half, for editors and for the reference: functions
/// and classes with `---` comments, grouped by `--- # group` lines.
struct LanguageFile: Sendable {
    /// A page for each function, and for each class with its fields.
    let pages: [ReferencePage]

    /// The text of the file.
    static let text = EmbeddedResources.text("language")
    /// The file of this build.
    static let own = LanguageFile(text)

    /// Reads the file.
    init(_ source: String) {
        var pages: [ReferencePage] = []
        var group = ReferencePage.Group.language
        var comment: [String] = []
        var owner: (name: String, class: Comment, fields: [ReferencePage.Item])?
        func close() {
            guard let made = owner else { return }
            owner = nil
            pages.append(made.class.page(made.name, group, signatures: made.class.signatures, items: made.fields))
        }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("-- # ") {
                close()
                group = ReferencePage.Group(rawValue: String(line.dropFirst(5))) ?? group
            } else if line.hasPrefix("---") {
                comment.append(String(line.dropFirst(3)))
            } else if line.hasPrefix("function ") || line.contains(" = ") && !comment.isEmpty {
                let read = Comment(comment)
                if line.hasPrefix("function ") {
                    let call = String(line.dropFirst(9).prefix { $0 != ")" }) + ")"
                    let name = String(call.prefix { $0 != "(" })
                    if let dot = name.lastIndex(where: { $0 == "." || $0 == ":" }), owner != nil {
                        let key = String(name[name.index(after: dot)...])
                        let arguments = call.drop { $0 != "(" }
                        owner?.fields.append(
                            .init(
                                name: key, call: key + arguments, result: read.result, text: read.text,
                                arguments: read.arguments))
                    } else {
                        close()
                        pages.append(
                            read.page(
                                name, group, signatures: [.init(text: call, arguments: read.arguments)], items: []))
                    }
                } else {
                    close()
                    let name = String(line.prefix { $0 != " " }).replacing("local", with: "")
                    owner = (name, read, read.fields)
                }
                comment = []
            } else {
                comment = []
            }
        }
        close()
        self.pages = pages
    }

    /// The `---` lines above a declaration.
    private struct Comment {
        var text = ""
        var example = ""
        var result = ""
        var arguments: [ReferencePage.Argument] = []
        var fields: [ReferencePage.Item] = []
        var signatures: [ReferencePage.Signature] = []

        init(_ lines: [String]) {
            var isExample = false
            var texts: [String] = [], examples: [String] = []
            for line in lines {
                if line.trimmingSpaces.hasPrefix("```") {
                    isExample.toggle()
                } else if isExample {
                    examples.append(line)
                } else if line.hasPrefix("@") {
                    tag(line)
                } else {
                    texts.append(String(line.trimmingSpaces))
                }
            }
            text = texts.filter { !$0.isEmpty }.joined(separator: " ")
            // A space after the comment mark isn't part of the example.
            let isSpaced = examples.allSatisfy { $0.isEmpty || $0.hasPrefix(" ") }
            example = examples.map { isSpaced ? String($0.dropFirst()) : $0 }.joined(separator: "\n")
        }

        private mutating func tag(_ line: String) {
            let parts = Self.words(line)
            switch parts.first {
            case "@param" where parts.count > 2:
                let isOptional = parts[1].hasSuffix("?")
                let name = parts[1].filter { $0 != "?" }
                arguments.append(
                    .init(name: name, type: parts[2], isOptional: isOptional, isPositional: true, example: ""))
            case "@return" where parts.count > 1: result = parts[1]
            case "@field" where parts.count > 2:
                let type = parts[2]
                let call: String
                if type.hasPrefix("fun("), let end = type.firstIndex(of: ")") {
                    call = parts[1] + type[type.index(type.startIndex, offsetBy: 3)...end]
                } else {
                    call = parts[1]
                }
                fields.append(
                    .init(
                        name: parts[1], call: call, result: type.hasPrefix("fun(") ? "" : type,
                        text: parts.dropFirst(3).joined(separator: " "), arguments: []))
            case "@overload" where parts.count > 1:
                let call = parts[1].hasPrefix("fun(") ? parts[1].dropFirst("fun".count) : parts[1][...]
                signatures.append(.init(text: String(call), arguments: []))
            default: break
            }
        }

        /// Splits a tag into words; a type in parentheses or braces is one word, with its result.
        private static func words(_ line: String) -> [String] {
            var words: [String] = [], word = "", depth = 0
            for character in line {
                if "({<".contains(character) { depth += 1 }
                if ")}>".contains(character) { depth -= 1 }
                if character == " ", depth == 0, !word.hasSuffix(":"), !word.hasSuffix("|"), !word.hasSuffix(",") {
                    if !word.isEmpty { words.append(word) }
                    word = ""
                } else {
                    word.append(character)
                }
            }
            return word.isEmpty ? words : words + [word]
        }

        func page(
            _ name: String, _ group: ReferencePage.Group, signatures: [ReferencePage.Signature],
            items: [ReferencePage.Item]
        ) -> ReferencePage {
            ReferencePage(
                name: name, group: group, summary: text,
                signatures: signatures.map {
                    .init(text: $0.text.hasPrefix("(") ? name + $0.text : $0.text, arguments: $0.arguments)
                },
                attributes: items, actions: [], slots: [], swift: [], example: example)
        }
    }
}
