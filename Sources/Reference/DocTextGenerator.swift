import ViewTree

/// Takes the texts of the reference from the doc comments of the source: what `docs.txt` holds.
public struct DocTextGenerator: Sendable {
    private let byName: [String: [SourceDeclaration]]

    /// Reads Swift files: paths with their contents.
    public init(_ files: [(path: String, text: String)]) {
        byName = Dictionary(
            grouping: files.flatMap { SourceDeclaration.all(in: $0.text, file: $0.path) }, by: \.name)
    }

    /// The lines of the resource: a key, a tabulator and a text, sorted.
    @MainActor public func lines() throws -> String {
        let examples = try ExampleMaker()
        var texts: [String: String] = [:]
        for kind in KnownKinds.views + KnownKinds.modifiers + KnownKinds.gestures {
            let home = (byName[kind.name] ?? []).first { $0.scope.first?.hasSuffix("Type") == true }
            if kind.summary.isEmpty { texts[kind.name] = home?.text ?? "" }
            for name in Set(kind.members.map(\.name) + kind.slots.compactMap(\.call)) {
                texts["\(kind.name).\(name)"] = text(name, of: kind, in: home?.file)
            }
            texts["swift:\(kind.name)"] = forms(of: kind).joined(separator: "\u{1F}")
        }
        for (group, kinds) in [
            ("views", KnownKinds.views), ("modifiers", KnownKinds.modifiers), ("gestures", KnownKinds.gestures),
        ] {
            for kind in kinds {
                texts["example:\(group):\(kind.name)"] = examples.lines(for: kind)?.joined(separator: "\u{1F}")
            }
        }
        for kind in KnownKinds.values {
            texts["example:values:\(kind.name)"] = examples.lines(for: kind)?.joined(separator: "\u{1F}")
            for member in kind.members {
                texts["\(kind.name).\(member.name)"] = text(member.name, ofValue: kind.name)
            }
        }
        for (name, type) in KnownKinds.namedValues {
            let last = String(name.split(separator: ".").last ?? "")
            texts[name] = (byName[last] ?? []).first { !$0.text.isEmpty && $0.word != "extension" }?.text ?? ""
            texts["example:values:\(name)"] = examples.line(for: name, type)
        }
        for name in KnownKinds.propertyWrappers {
            texts["@\(name)"] = (byName[name] ?? []).first { !$0.text.isEmpty && $0.word == "struct" }?.text ?? ""
        }
        texts.merge(StatedTexts.texts) { found, stated in found.isEmpty ? stated : found }
        return texts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
    }

    /// Where a kind is declared, for what is said of it or of one of its calls.
    public func place(of name: String) -> (file: String, line: Int)? {
        let parts = name.split(separator: ".").map(String.init)
        let kinds = (byName[parts[0]] ?? []) + (byName[parts[0].prefix(1).uppercased() + parts[0].dropFirst()] ?? [])
        let home = kinds.first { $0.scope.first?.hasSuffix("Type") == true } ?? kinds.first
        let member = (byName[parts.last ?? ""] ?? []).first { $0.file == home?.file && parts.count > 1 }
        return (member ?? home).map { ($0.file, $0.line) }
    }

    /// What is said nearest to the kind: in its properties, in the file that declares it, where modifiers are read, in
    /// what several kinds have in common.
    private func text(_ name: String, of kind: Kind, in file: String?) -> String {
        best(name) { found in
            if found.scope.contains(kind.name) { return found.scope.contains("Properties") ? 6 : 5 }
            if found.file == file { return 4 }
            if found.scope.contains("ModifierReaders") { return 3 }
            // What another kind says of its own properties doesn't hold for this one.
            if let last = found.scope.last, last.hasSuffix("Properties"), last != "Properties" { return 2 }
            return found.scope.contains("InspectableView") || found.scope.last?.hasSuffix("Kinds") == true ? 1 : nil
        }
    }

    private func text(_ name: String, ofValue type: String) -> String {
        let parts = type.split(separator: ".").map(String.init)
        return best(name) { found in
            found.scope.suffix(parts.count) == parts[...] ? 2 : found.scope.last == parts.last ? 1 : nil
        }
    }

    private func best(_ name: String, rank: (SourceDeclaration) -> Int?) -> String {
        var best: (rank: Int, text: String) = (0, "")
        for found in byName[name] ?? [] where !found.text.isEmpty && ["var", "func", "let"].contains(found.word) {
            if let rank = rank(found), rank > best.rank { best = (rank, found.text) }
        }
        return best.text
    }

    /// The public initialisers of a view, or the public methods of views that apply a modifier: three are enough to
    /// recognise it.
    private func forms(of kind: Kind) -> [String] {
        let found =
            kind.isModifier
            ? (byName[kind.call] ?? []).filter { $0.word == "func" && $0.scope.last == "View" }
            : (byName["init"] ?? []).filter { $0.scope == [kind.name] }
        let forms = found.filter(\.isPublic).map { $0.form.replacing("init(", with: kind.name + "(") }
            .map { $0.replacing("init<", with: kind.name + "<") }
        return Array(forms.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(3))
    }
}
