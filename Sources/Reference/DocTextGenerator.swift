import Views

/// Takes the texts of the reference from the doc comments of the source: what `DocTexts.own` holds.
public struct DocTextGenerator: Sendable {
    let byName: [String: [SourceDeclaration]]

    /// Reads Swift files: paths with their contents.
    public init(_ files: [(path: String, text: String)]) {
        byName = Dictionary(
            grouping: files.filter { !$0.path.hasSuffix("/\(DocTexts.fileName)") }
                .flatMap { SourceDeclaration.all(in: $0.text, file: $0.path) }, by: \.name)
    }

    /// Where the texts are kept, below the folder of the project.
    public static var path: String { "Sources/Reference/\(DocTexts.fileName)" }

    /// The source file that keeps the texts.
    @MainActor public func file() throws -> String { DocTexts.file(try lines()) }

    /// The texts: lines of a key, a tabulator and a text, sorted.
    @MainActor func lines() throws -> String {
        let examples = try ExampleMaker()
        var texts: [String: String] = [:]
        for kind in KnownKinds.views + KnownKinds.modifiers + KnownKinds.gestures {
            let home = home(of: kind)
            if kind.summary.isEmpty { texts[kind.name] = home?.text ?? "" }
            for name in Set(kind.members.map(\.name) + kind.slots.compactMap(\.call)) {
                texts["\(kind.name).\(name)"] = LuaWording.of(text(name, of: kind, in: home))
            }
            texts["swift:\(kind.name)"] = forms(of: kind).joined(separator: DocTexts.lineEnd)
        }
        for (group, kinds) in [
            ("views", KnownKinds.views), ("modifiers", KnownKinds.modifiers), ("gestures", KnownKinds.gestures),
        ] {
            for kind in kinds {
                texts["example:\(group):\(kind.name)"] = Self.stored(examples.lines(for: kind))
            }
        }
        for kind in KnownKinds.values {
            texts["example:values:\(kind.name)"] = Self.stored(examples.lines(for: kind))
            for member in kind.members {
                texts["\(kind.name).\(member.name)"] = LuaWording.of(text(member.name, ofValue: kind.name))
            }
        }
        for (name, type) in KnownKinds.namedValues {
            texts[name] = text(ofType: name)
            texts["example:values:\(name)"] = examples.line(for: name, type)
        }
        for name in KnownKinds.propertyWrappers {
            texts["@\(name)"] = text(ofType: name)
        }
        texts.merge(StatedTexts.texts) { _, stated in stated }
        texts.merge(
            StatedExamples.examples.map { ("example:\($0)", Self.stored([$1]) ?? "") }
        ) { _, stated in stated }
        return texts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
    }

    /// Several lines as one.
    private static func stored(_ lines: [String]?) -> String? {
        lines?.joined(separator: "\n").replacing("\n", with: DocTexts.lineEnd)
    }

    /// Where a kind is declared, for what is said of it or of one of its calls.
    public func place(of name: String) -> (file: String, line: Int)? {
        let parts = name.split(separator: ".").map(String.init)
        let kinds = (byName[parts[0]] ?? []) + (byName[parts[0].prefix(1).uppercased() + parts[0].dropFirst()] ?? [])
        let home = kinds.first { $0.scope.first?.hasSuffix("Type") == true } ?? kinds.first
        let member = (byName[parts.last ?? ""] ?? []).first { $0.file == home?.file && parts.count > 1 }
        return (member ?? home).map { ($0.file, $0.line) }
    }

    /// The public initialisers of a view, or the public methods of views that apply a modifier: three are enough to
    /// recognise it.
    private func forms(of kind: Kind) -> [String] {
        let all =
            kind.isModifier
            ? (byName[kind.call] ?? []).filter { $0.word == "func" && $0.scope.last == "View" }
            : (byName["init"] ?? []).filter { $0.scope == [kind.name] }
        let found = all.filter(\.isPublic)
        let forms = found.map { $0.form.replacing("init(", with: kind.name + "(") }
            .map { $0.replacing("init<", with: kind.name + "<") }
        // What only a style calls comes last, what the file with the kind's name says first.
        func order(_ offset: Int) -> (Int, Int, Int) {
            let isOwn = found[offset].file.hasSuffix("/\(kind.name).swift")
            return (forms[offset].contains("Configuration") ? 1 : 0, isOwn ? 0 : 1, offset)
        }
        return forms.indices.sorted { order($0) < order($1) }.prefix(3).map { forms[$0] }
    }
}
