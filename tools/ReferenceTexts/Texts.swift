import Reference
import Scripting
import Views

/// The texts of the reference, found by declaration: a kind's in the doc comment of its type, a view's in that of the SwiftUI
/// type of the same name, a modifier's in that of the method that applies it; a member's in that of the property that Swift
/// reads.
@MainActor
struct Texts {
    let graph: SymbolGraph

    /// Lines of a key, a tabulator and a text, sorted.
    /// - Throws: Where no example can be tried.
    func lines() throws -> String {
        let examples = try ExampleMaker()
        var texts: [String: String] = [:]
        for (group, type, kinds) in [
            ("views", "ViewType", KnownKinds.views), ("modifiers", "ModifierType", KnownKinds.modifiers),
            ("gestures", "GestureType", KnownKinds.gestures),
        ] {
            for kind in kinds {
                let home = home(of: kind, in: type)
                if kind.summary.isEmpty { texts["\(group):\(kind.name)"] = text(of: kind, home) }
                let isAttribute = kind.isModifier && kind.arity == .none
                let sources = home.map { self.sources(of: $0, isAttribute: isAttribute) } ?? []
                for name in Set(kind.members.map(\.name) + kind.slots.compactMap(\.call)) {
                    texts["\(kind.name).\(name)"] =
                        text(of: name, in: sources) ?? text(of: kind.member(name), of: kind)
                }
                texts["swift:\(kind.name)"] = forms(of: kind).joined(separator: DocTexts.lineEnd)
                texts["example:\(group):\(kind.name)"] = Self.stored(examples.lines(for: kind))
            }
        }
        for kind in KnownKinds.values {
            texts["example:values:\(kind.name)"] = Self.stored(examples.lines(for: kind))
            if kind.summary.isEmpty { texts["values:\(kind.name)"] = text(ofType: kind.name) }
            let types = graph.types(named: kind.name)
            for member in kind.members {
                // A color is a view as well.
                let key = "\(kind.name).\(member.name)"
                texts[key] = text(of: member.name, in: types) ?? texts[key]
            }
        }
        for (name, type) in KnownKinds.namedValues {
            texts["values:\(name)"] = text(ofType: name)
            texts["example:values:\(name)"] = examples.line(for: name, type)
        }
        for name in KnownKinds.propertyWrappers { texts["@\(name)"] = text(ofType: name) }
        for method in Reference.pages(named: "Element").flatMap(\.attributes) {
            texts["Element.\(method.name)"] = method.text.split(separator: ". ").first.map(String.init)
        }
        texts.merge(TextOverrides.texts) { _, stated in stated }
        texts.merge(
            ExampleOverrides.examples.map { ("example:\($0)", Self.stored([$1]) ?? "") }
        ) { _, stated in stated }
        return texts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
    }

    /// Several lines as one.
    private static func stored(_ lines: [String]?) -> String? {
        lines?.joined(separator: "\n").replacing("\n", with: DocTexts.lineEnd)
    }

    /// Where a kind is declared. Gestures of scripts are those of Swift.
    private func home(of kind: Kind, in scope: String) -> SymbolGraph.Symbol? {
        ["\(scope).\(kind.name)", "ViewType.\(kind.name)", kind.name].lazy.flatMap(graph.types(named:)).first
    }

    /// The types whose properties are read of a kind, the nearest first: the kind's `Properties`, what it conforms to, and
    /// what these have as theirs; then what all modifiers and all views have, and the view or value itself.
    private func sources(of home: SymbolGraph.Symbol, isAttribute: Bool) -> [SymbolGraph.Symbol] {
        var found: [SymbolGraph.Symbol] = []
        var next = [home]
        while !next.isEmpty {
            let symbol = next.removeFirst()
            guard symbol.path != "View", !found.contains(where: { $0.id == symbol.id }) else { continue }
            found.append(symbol)
            next += graph.supertypes(of: symbol) + graph.types(namedIn: symbol)
            next += graph.members(of: symbol).filter { $0.name == "Properties" }
        }
        let shared = isAttribute ? ["ModifierReaders"] : ["ModifierReaders", "InspectableView", String(home.name)]
        return found + shared.flatMap(graph.types(named:))
    }

    /// The text of a kind: that of its declaration, of the method that applies it, or of the view that it stands beside.
    private func text(of kind: Kind, _ home: SymbolGraph.Symbol?) -> String? {
        if let home, !home.text.isEmpty { return home.text }
        return kind.isModifier
            ? methods(of: kind).first { !$0.text.isEmpty }?.text : home.flatMap(text(ofViewBeside:))
    }

    /// The text of a member of a modifier that has none of its own, derived from that of the modifier.
    private func text(of member: Member?, of kind: Kind) -> String? {
        guard let member, kind.arity == .none, let text = methods(of: kind).first(where: { !$0.text.isEmpty })?.text
        else { return nil }
        let method = "`\(kind.call)`"
        if member.role == .action { return "Calls the action passed to \(method)." }
        if kind.forms.allSatisfy(\.parameters.isEmpty) {
            return "True where the view has \(method). Raises an error where it hasn't."
        }
        let effect = text.replacing(" Deprecated in SwiftUI.", with: "")
        return "The value passed to \(method), which \(effect.prefix(1).lowercased())\(effect.dropFirst())"
    }

    /// The methods of views that apply a modifier: those in the file of the kind first, in the order of the source.
    private func methods(of kind: Kind) -> [SymbolGraph.Symbol] {
        let file = home(of: kind, in: "ModifierType")?.place?.file
        let found = graph.types(named: "View").flatMap(graph.members).filter { $0.name == kind.call && $0.isPublic }
        return found.filter { $0.place?.file == file } + found.filter { $0.place?.file != file }
    }

    /// The full names of declarations that have the text of a method: kinds of modifiers, and what reads and calls them.
    var inheriting: Set<String> {
        var names: Set<String> = []
        for kind in KnownKinds.modifiers where methods(of: kind).contains(where: { !$0.text.isEmpty }) {
            names.formUnion(["ModifierType", "ViewType"].map { "\($0).\(kind.name)" })
            names.formUnion((kind.members.map(\.name) + [kind.call]).map { "ModifierReaders.\($0)" })
        }
        return names
    }

    private func text(of name: String, in types: [SymbolGraph.Symbol]) -> String? {
        for type in types {
            if let found = graph.members(of: type).first(where: { $0.name == name && !$0.text.isEmpty }) {
                return LuaWording.of(found.text)
            }
        }
        return nil
    }

    /// The text of the view that a kind stands beside: the type of the same name in the same file.
    private func text(ofViewBeside kind: SymbolGraph.Symbol) -> String? {
        graph.types(named: String(kind.name)).first { $0.place?.file == kind.place?.file }?.text
    }

    private func text(ofType name: String) -> String? {
        graph.types(named: name).first { !$0.text.isEmpty }?.text
    }

    /// The public initializers of a view, or the methods of views that apply a modifier: three are enough to recognize it.
    private func forms(of kind: Kind) -> [String] {
        let found =
            kind.isModifier
            ? methods(of: kind)
            : graph.types(named: kind.name).flatMap(graph.members).filter { $0.name == "init" }
        let forms = found.filter { $0.isPublic && $0.place != nil }.map { symbol in
            // Those that only a style calls come last, those in the file of the kind first.
            (
                isForStyles: symbol.form.contains("Configuration"),
                isElsewhere: !kind.isModifier && !symbol.place!.file.hasSuffix("/\(kind.name).swift"),
                text: kind.isModifier ? symbol.form : symbol.form.replacing(#/\binit(?=[<(?])/#, with: kind.name)
            )
        }
        let order = forms.indices.sorted {
            (forms[$0].isForStyles ? 1 : 0, forms[$0].isElsewhere ? 1 : 0, $0)
                < (forms[$1].isForStyles ? 1 : 0, forms[$1].isElsewhere ? 1 : 0, $1)
        }
        return order.prefix(3).map { forms[$0].text }
    }
}
