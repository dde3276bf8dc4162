import Views

/// Many things are declared under one name: which of them is meant.
extension DocTextGenerator {
    /// Where a kind is described.
    func home(of kind: Kind) -> SourceDeclaration? {
        (byName[kind.name] ?? []).first { $0.scope.first?.hasSuffix("Type") == true }
    }

    /// What is said nearest to a kind of one of its calls: in the call's own type, in the kind's properties, in the kind,
    /// where modifiers are read, in what several kinds have in common, in the file that describes the kind. What the
    /// method of a view says is what the modifier does, which is nothing that could be read.
    func text(_ name: String, of kind: Kind, in home: SourceDeclaration?) -> String {
        let call = name.prefix(1).uppercased() + name.dropFirst() + "Call"
        if let own = byName["callAsFunction"]?.first(where: { $0.file == home?.file && $0.scope.last == call }) {
            return own.text
        }
        let describing = home.map(describing) ?? []
        return best(name) { found in
            guard let last = found.scope.last else { return found.file == home?.file ? 3 : nil }
            if last == "Properties" {
                return found.scope.dropLast().last == home?.name ? 8 : found.file == home?.file ? 2 : nil
            }
            if last == kind.name { return 7 }
            if last == "ModifierReaders" { return 6 }
            if last == "View" { return nil }
            if describing.contains(last) { return 5 }
            // What another kind says of its own properties doesn't hold for this one.
            if last.hasSuffix("Properties") { return nil }
            if found.file == home?.file { return 3 }
            return found.scope.contains("InspectableView") ? 1 : nil
        }
    }

    /// What is said of a member of a type of values.
    func text(_ name: String, ofValue type: String) -> String {
        let parts = type.split(separator: ".").map(String.init)
        return best(name) { found in found.scope == parts ? 2 : found.scope.suffix(parts.count) == parts[...] ? 1 : nil
        }
    }

    /// What is said of a type by its full name: `ColorScheme` is not the kind of modifier that has this name.
    func text(ofType name: String) -> String {
        let parts = name.split(separator: ".").map(String.init)
        let found = (byName[parts.last ?? ""] ?? []).first {
            $0.scope == parts.dropLast() && $0.word != "extension" && !$0.text.isEmpty
        }
        return found?.text ?? ""
    }

    /// The types that say what the kind can do: those that its description, its properties, and these in turn name.
    private func describing(_ home: SourceDeclaration) -> Set<String> {
        let types = ["struct", "enum", "class", "protocol", "typealias", "extension"]
        var found: Set<String> = []
        var open = [home] + (byName["Properties"] ?? []).filter { $0.scope.last == home.name }
        open += (byName["\(home.scope.joined(separator: ".")).\(home.name).Properties"] ?? [])
        while let next = open.popLast() {
            for word in next.form.split(whereSeparator: { !$0.isLetter }).map(String.init)
            where word.first?.isUppercase == true && word != "View" && word != home.name {
                guard found.insert(word).inserted else { continue }
                open += (byName[word] ?? []).filter { types.contains($0.word) && $0.scope.isEmpty }
            }
        }
        return found
    }

    private func best(_ name: String, rank: (SourceDeclaration) -> Int?) -> String {
        var best: (rank: Int, text: String) = (0, "")
        for found in byName[name] ?? [] where !found.text.isEmpty && ["var", "func", "let"].contains(found.word) {
            if let rank = rank(found), rank > best.rank { best = (rank, found.text) }
        }
        return best.text
    }
}
