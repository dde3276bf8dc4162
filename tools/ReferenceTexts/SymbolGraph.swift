import Foundation

/// The declarations of some modules with their doc comments, as the compiler writes them.
struct SymbolGraph {
    /// A declaration.
    struct Symbol: Decodable {
        /// The compiler's identifier, unique in the program.
        let id: String
        /// The name with its outer names: `ViewType.Toggle.isOn`. Functions have their labels.
        let path: String
        /// Its name without labels.
        let name: Substring
        let isPublic: Bool
        /// The module that declares it.
        fileprivate(set) var module = ""
        /// The sort of declaration, as the compiler names it: `swift.enum.case`.
        let sort: String
        /// The first paragraph of the doc comment in one line, with the errors that it names; empty without a comment.
        private(set) var text: String
        private(set) var isDocumented: Bool
        /// The declaration without its body, in one line.
        let form: String
        /// The types that the declaration names.
        let types: [String]
        /// The type argument that its extension is for: `ViewType.Text` of `where View == ViewType.Text`.
        let argument: String?
        /// The file as a URL, and the line from 0; nil for synthesized declarations.
        private(set) var place: (file: String, line: Int)?
        /// The rank among declarations in one place: those that macros make of another come after it.
        private(set) var rank = 0

        private enum Key: String, CodingKey {
            case identifier, pathComponents, kind, docComment, declarationFragments, accessLevel, location,
                swiftExtension
        }

        private struct Identifier: Decodable {
            let precise: String
        }

        private struct Kind: Decodable {
            let identifier: String
        }

        private struct Extension: Decodable {
            struct Constraint: Decodable { let kind, rhs: String }
            let constraints: [Constraint]?
        }

        private struct Comment: Decodable {
            struct Line: Decodable { let text: String }
            let lines: [Line]
        }

        private struct Fragment: Decodable {
            let kind: String
            let spelling: String
            let preciseIdentifier: String?
        }

        private struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            id = try values.decode(Identifier.self, forKey: .identifier).precise
            let names = try values.decode([String].self, forKey: .pathComponents)
            path = names.joined(separator: ".")
            name = (names.last ?? "").prefix { $0 != "(" }
            isPublic = ["public", "open"].contains(try values.decode(String.self, forKey: .accessLevel))
            sort = try values.decode(Kind.self, forKey: .kind).identifier
            let comment = try values.decodeIfPresent(Comment.self, forKey: .docComment)
            isDocumented = comment != nil
            text = Self.text(of: (comment?.lines ?? []).map { $0.text.trimmingCharacters(in: .whitespaces) })
            let fragments = try values.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
            form = fragments.map(\.spelling).joined()
                .replacing(#/(?:nonisolated|@MainActor|@preconcurrency|@_disfavoredOverload) /#, with: "")
                .replacing(" : ", with: ": ").trimmingCharacters(in: .whitespacesAndNewlines)
            types = fragments.compactMap { $0.kind == "typeIdentifier" ? $0.preciseIdentifier : nil }
            let part = try values.decodeIfPresent(Extension.self, forKey: .swiftExtension)
            argument = part?.constraints?.first { $0.kind == "sameType" }?.rhs
            place = try values.decodeIfPresent(Location.self, forKey: .location).map { ($0.uri, $0.position.line) }
        }

        /// The declaration, made of another by `@TextOverloads`, with the text and the place of that.
        func made(of origin: Symbol) -> Symbol {
            var symbol = self
            (symbol.text, symbol.isDocumented, symbol.place) = (origin.text, origin.isDocumented, origin.place)
            symbol.rank = form.contains("LocalizedStringKey") ? 1 : form.contains("LocalizedStringResource") ? 3 : 2
            return symbol
        }

        /// The first paragraph of a comment, followed by what `- Throws:` says, as a sentence.
        private static func text(of lines: [String]) -> String {
            func paragraph(_ lines: some Sequence<String>) -> String {
                lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("```") }.joined(separator: " ")
            }
            let text = paragraph(lines).replacing(#/ ?Guide: .*/#, with: "")
            let mark = "- Throws: "
            guard !text.isEmpty, let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return text }
            let errors = paragraph([String(lines[start].dropFirst(mark.count))] + lines[(start + 1)...])
            return "\(text) Throws \(errors.prefix(1).lowercased())\(errors.dropFirst())"
        }
    }

    private struct File: Decodable {
        struct Relationship: Decodable {
            struct Origin: Decodable {}
            let kind: String
            let source: String
            let target: String
            let sourceOrigin: Origin?
        }

        struct Module: Decodable { let name: String }

        /// The module of the file; none in the short graphs of tests.
        let module: Module?
        let symbols: [Symbol]
        let relationships: [Relationship]
    }

    private(set) var symbols: [String: Symbol] = [:]
    private var byPath: [String: [Symbol]] = [:]
    /// The members of types, in the order of the source.
    private var members: [String: [Symbol]] = [:]
    private var supertypes: [String: [String]] = [:]
    /// The symbols that inherit the doc comment of a requirement or of an overridden declaration.
    private var inheriting: Set<String> = []

    /// Reads the files of a folder, but those of tests.
    /// - Throws: Where a file can't be read, or isn't a symbol graph.
    init(folder: String) throws {
        var membersByType: [String: [String]] = [:]
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        for name in names where name.hasSuffix(".symbols.json") && !name.contains("Tests") {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
            let file = try JSONDecoder().decode(File.self, from: data)
            // The calls of the inspector are made from the others.
            for var symbol in file.symbols where symbol.place?.file.hasSuffix(CallFile.path) != true {
                symbol.module = file.module?.name ?? ""
                symbols[symbol.id] = symbol
            }
            for relationship in file.relationships {
                if relationship.sourceOrigin != nil { inheriting.insert(relationship.source) }
                switch relationship.kind {
                case "memberOf", "requirementOf", "optionalRequirementOf":
                    membersByType[relationship.target, default: []].append(relationship.source)
                case "conformsTo", "inheritsFrom":
                    supertypes[relationship.source, default: []].append(relationship.target)
                case "overrides": inheriting.insert(relationship.source)
                default: break
                }
            }
        }
        placeOverloads()
        // Of several with one name, the same comes first each time.
        byPath = Dictionary(grouping: symbols.values.sorted { $0.id < $1.id }, by: \.path)
        members = membersByType.mapValues { ids in
            ids.compactMap { symbols[$0] }.sorted {
                ($0.place?.file ?? "", $0.place?.line ?? 0, $0.rank)
                    < ($1.place?.file ?? "", $1.place?.line ?? 0, $1.rank)
            }
        }
    }

    /// Gives the overloads that `@TextOverloads` makes, which have no place, that of the declaration they are made of: the
    /// last of those with a text that has most types in common.
    private mutating func placeOverloads() {
        let texts = ["Text", "LocalizedStringKey"]
        let functions = Dictionary(
            grouping: symbols.values.filter { ["swift.method", "swift.init"].contains($0.sort) }, by: \.path)
        for same in functions.values {
            let origins = same.filter { symbol in
                symbol.place != nil && symbol.types.contains { texts.contains(symbols[$0]?.path ?? "") }
            }
            for overload in same where overload.place == nil {
                func likeness(_ origin: Symbol) -> (Int, Int) {
                    (origin.types.count { overload.types.contains($0) }, origin.place!.line)
                }
                guard let origin = origins.max(by: { likeness($0) < likeness($1) }) else { continue }
                symbols[overload.id] = overload.made(of: origin)
            }
        }
    }

    /// The types of a full name, such as `ViewType.Toggle`.
    func types(named path: String) -> [Symbol] { byPath[path] ?? [] }

    /// The members of a type in the order of the source, with those of extensions in other modules.
    func members(of type: Symbol) -> [Symbol] { members[type.id] ?? [] }

    /// The protocols and superclasses of a type.
    func supertypes(of type: Symbol) -> [Symbol] { (supertypes[type.id] ?? []).compactMap { symbols[$0] } }

    /// The types that a declaration names.
    func types(namedIn symbol: Symbol) -> [Symbol] { symbol.types.compactMap { symbols[$0] } }

    /// The public declarations that have no doc comment and inherit none, by place.
    ///
    /// Initializers without parameters need none. Nor do type aliases, the cases of an enumeration, and constants, which
    /// have the text of their type.
    var undocumented: [Symbol] {
        symbols.values.filter {
            $0.isPublic && !$0.isDocumented && $0.place?.file.contains("/Sources/") == true
                && !inheriting.contains($0.id) && !["swift.enum.case", "swift.typealias"].contains($0.sort)
                && !isConstant($0) && !describes($0) && !$0.path.hasSuffix(".init()")
        }
        .sorted { ($0.place!.file, $0.place!.line) < ($1.place!.file, $1.place!.line) }
    }

    /// Whether a symbol is part of the description of a kind of view, which is documented by the view's own type: the
    /// kind in `ViewType`, its `Properties`, and its place in `ViewType.Kinds`.
    private func describes(_ symbol: Symbol) -> Bool {
        let names = symbol.path.split(separator: ".")
        guard names.count > 1, names[0] == "ViewType" else { return false }
        return switch names.count {
        case 2: types(named: String(names[1])).contains(where: \.isDocumented)
        case 3: names[1] == "Kinds" || names[2] == "Properties"
        default: false
        }
    }

    /// Whether a declaration is a value of the type or the protocol that declares it: `Color.red`, `ListStyle.plain`.
    private func isConstant(_ symbol: Symbol) -> Bool {
        guard symbol.sort == "swift.type.property" else { return false }
        let types = types(namedIn: symbol)
        return (types + types.flatMap(supertypes)).contains { "\($0.path).\(symbol.name)" == symbol.path }
    }
}
