import Reference
import Scripting
import System
import Views

/// The texts of the reference, found by declaration: a kind's in the doc comment of its type, a view's in that of the SwiftUI
/// type of the same name, a modifier's in that of the method that applies it; a member's in that of the property that Swift
/// reads.
@MainActor
struct Texts {
    let graph: SymbolGraph
    /// The files that describe the kinds of modifiers, by the kinds' names.
    private let modifierFiles: [String: String]

    init(graph: SymbolGraph) {
        self.graph = graph
        let kinds = Self.named(Conformances.of((any KnownModifierType.Type).self)) { $0.kind }
        modifierFiles = Dictionary(
            kinds.compactMap { name, kind in
                graph.types(named: name).first?.place.map { (kind.name, $0.file) }
            },
            uniquingKeysWith: { first, _ in first })
    }

    /// Lines of a key, a tabulator and a text, sorted.
    /// - Throws: Where no example can be tried.
    func lines() throws -> String {
        let examples = try ExampleMaker()
        var texts = kindTexts(examples)
        texts.merge(elementTexts) { _, text in text }
        // A color is a view as well: the texts of its members as a value count.
        texts.merge(valueTexts(examples)) { _, text in text }
        texts.merge(TextOverrides.texts) { _, stated in stated }
        texts.merge(
            ExampleOverrides.examples.map { ("example:\($0)", Self.stored([$1]) ?? "") }
        ) { _, stated in stated }
        return texts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
    }

    /// The types with the members that only scripts have: properties of `Member`, or methods of nodes.
    private var scripted: [SymbolGraph.Symbol] { ["Member", "Node"].flatMap(graph.types(named:)) }

    /// The texts of views, modifiers and gestures, and of their members.
    private func kindTexts(_ examples: ExampleMaker) -> [String: String] {
        var texts: [String: String] = [:]
        let scripted = scripted
        let views = Self.named(Conformances.of((any KnownViewType.Type).self)) { $0.kind }.filter {
            $0.kind.role == .view
        }
        for (group, found) in [
            ("views", views),
            ("modifiers", Self.named(Conformances.of((any KnownModifierType.Type).self)) { $0.kind }),
            ("gestures", Self.named(Conformances.of((any KnownGestureType.Type).self)) { $0.kind }),
        ] {
            for (name, kind) in found {
                let home = graph.types(named: name).first
                // A view is documented at its own type beside the description of its kind, and so are gestures.
                let beside = graph.types(named: kind.name).filter { $0.place?.file == home?.place?.file }
                let homes = group == "gestures" ? beside : [home].compactMap(\.self) + beside
                if kind.summary.isEmpty { texts["\(group):\(kind.name)"] = text(of: kind, homes) }
                let isAttribute = kind.isModifier && kind.arity == .none
                let own = isAttribute ? [] : graph.types(named: kind.name)
                let sources = sources(of: homes, isAttribute: isAttribute) + own + scripted
                for name in Set(kind.members.map(\.name) + kind.slots.compactMap(\.call)) {
                    texts["\(kind.name).\(name)"] =
                        text(of: name, in: sources) ?? text(of: kind.member(name), of: kind)
                }
                texts["swift:\(kind.name)"] = forms(of: kind).joined(separator: DocTexts.lineEnd)
                texts["example:\(group):\(kind.name)"] = Self.stored(examples.lines(for: kind))
            }
        }
        return texts
    }

    /// The texts of the calls that all elements have.
    private var elementTexts: [String: String] {
        var texts: [String: String] = [:]
        let everywhere = scripted + graph.types(named: "ModifierType")
        for call in Member.viewCalls { texts["Element.\(call.name)"] = text(of: call.name, in: everywhere) }
        for method in Reference.pages(named: "Element").flatMap(\.attributes) {
            texts["Element.\(method.name)"] = method.text.split(separator: ". ").first.map(String.init)
        }
        return texts
    }

    /// The texts of types of values with their members, and of property wrappers.
    private func valueTexts(_ examples: ExampleMaker) -> [String: String] {
        var texts: [String: String] = [:]
        for (name, kind) in Self.named(Conformances.of((any DescribedValue.Type).self), { $0.valueKind }) {
            texts["example:values:\(kind.name)"] = Self.stored(examples.lines(for: kind))
            if kind.summary.isEmpty { texts["values:\(kind.name)"] = text(ofType: kind.name) ?? text(ofType: name) }
            let types = [kind.name, name].flatMap(graph.types(named:))
            for member in kind.members {
                let key = "\(kind.name).\(member.name)"
                texts[key] = text(of: member.name, in: types) ?? texts[key]
            }
        }
        for (name, type) in KnownKinds.namedValues {
            texts["values:\(name)"] = text(ofType: name)
            texts["example:values:\(name)"] = examples.line(for: name, type)
        }
        for name in KnownKinds.propertyWrappers { texts["@\(name)"] = text(ofType: name) }
        return texts
    }

    /// Several lines as one.
    private static func stored(_ lines: [String]?) -> String? {
        lines?.joined(separator: "\n").replacing("\n", with: DocTexts.lineEnd)
    }

    /// Types by their full names, with what each describes, in the order of the names.
    private static func named<Metatype, Described>(
        _ types: [Metatype], _ described: (Metatype) -> Described
    ) -> [(name: String, kind: Described)] {
        types.map { type in
            // `(extension in Views):ViewGraph.ViewType.Toggle`
            let name = String(reflecting: type).replacing(#/\(extension in \w+\):/#, with: "")
            return (name.split(separator: ".").dropFirst().joined(separator: "."), described(type))
        }
        .sorted { $0.name < $1.name }
    }

    /// The types whose properties are read of a kind, the nearest first: the kind's own with its `Properties`, what it
    /// conforms to, and what these have as theirs; then what all modifiers, views and texts have.
    private func sources(of homes: [SymbolGraph.Symbol], isAttribute: Bool) -> [SymbolGraph.Symbol] {
        var found: [SymbolGraph.Symbol] = []
        var next = Array(homes.prefix(1))
        while !next.isEmpty {
            let symbol = next.removeFirst()
            guard symbol.path != "View", !found.contains(where: { $0.id == symbol.id }) else { continue }
            found.append(symbol)
            next += graph.supertypes(of: symbol) + graph.types(namedIn: symbol)
            next += graph.members(of: symbol).filter { $0.name == "Properties" }
        }
        let shared = isAttribute ? ["ModifierType"] : ["ModifierType", "InspectableView", "TextAttributesReader"]
        return found + shared.flatMap(graph.types(named:))
    }

    /// The text of a kind: that of a declaration of its own, or of the method that applies it.
    private func text(of kind: Kind, _ homes: [SymbolGraph.Symbol]) -> String? {
        if let text = homes.lazy.map(\.text).first(where: { !$0.isEmpty }) { return text }
        return kind.isModifier ? methods(of: kind).first { !$0.text.isEmpty }?.text : nil
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
        let file = modifierFiles[kind.name]
        let found = graph.types(named: "View").flatMap(graph.members).filter { $0.name == kind.call && $0.isPublic }
        return found.filter { $0.place?.file == file } + found.filter { $0.place?.file != file }
    }

    /// The full names of declarations that have the text of a method: kinds of modifiers, and what reads and calls them.
    var inheriting: Set<String> {
        var names: Set<String> = []
        for kind in KnownKinds.modifiers where methods(of: kind).contains(where: { !$0.text.isEmpty }) {
            names.formUnion(["ModifierType", "ViewType"].map { "\($0).\(kind.name)" })
            names.formUnion((kind.members.map(\.name) + [kind.call]).map { "ModifierType.\($0)" })
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
