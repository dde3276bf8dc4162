/// The source file that gives `InspectableView` a property for each call that follows from the descriptions.
///
/// Dynamic members would do for code that makes the calls on a view. An extension of `InspectableView` finds only declared
/// members by their names alone, and only these stand beside an app's own overloads.
///
/// The file is kept rather than made by each build. Its names and types follow from the symbol graph of `Views`, and a plugin's
/// command has no module of the build it belongs to: it would compile `Views`, half of a build, a second time.
struct CallFile {
    /// The path of the file.
    static let path = "Sources/Inspector/DescribedCalls.swift"

    private let graph: SymbolGraph
    /// The members that are declared by hand.
    private let declared: [SymbolGraph.Symbol]

    init(graph: SymbolGraph) {
        self.graph = graph
        declared = graph.types(named: "InspectableView").flatMap(graph.members)
    }

    /// The names that a property can't have: those that are declared for all views or for this kind, and those of methods
    /// without parameters for any kind.
    private func taken(for kind: String?) -> Set<Substring> {
        Set(declared.filter { $0.argument == nil || $0.argument == kind || $0.path.hasSuffix("()") }.map(\.name))
    }

    /// Its contents.
    var text: String {
        """
        // swift-format-ignore-file
        // The calls that follow from the descriptions, as properties. `make docs` writes this file. A line that no longer compiles
        // may be deleted before.

        import Foundation
        import Views

        \(([children, modifiers] + kinds).joined(separator: "\n\n"))

        """
    }

    /// The calls that lead to a child of a kind. Any other call of the name goes before them.
    private var children: String {
        let calls = properties(of: "ViewType.Kinds").map { child in
            Self.line(child.name, "ChildCall<View, \(child.argument)>", "ChildCall(view: self)")
        }
        return block(calls.map { "@_disfavoredOverload \($0)" })
    }

    /// The calls that read modifiers. Any other call of the name goes before them.
    private var modifiers: String {
        let calls = properties(of: "ModifierType").map { modifier in
            let (name, type) = (modifier.name, modifier.type)
            return type.hasPrefix("ModifierSubtree<")
                ? Self.line(name, "SubtreeCall<View, \(modifier.argument)>", "subtree(\\.\(name))")
                : Self.line(name, type, "reading(\\.\(name))")
        }
        return block(calls.map { "@_disfavoredOverload \($0)" })
    }

    /// The calls of each kind, with those of the types that several kinds share. Kinds with a type argument have none.
    private var kinds: [String] {
        graph.types(named: "ViewType").flatMap(graph.members).filter { !$0.form.contains("<") }
            .sorted { $0.path < $1.path }
            .compactMap { kind in
                let own = properties(of: "\(kind.path).Properties", for: kind.path).map(call)
                return own.isEmpty ? nil : block(own, of: kind.path)
            }
    }

    private func call(_ property: Property) -> String {
        let (name, type) = (property.name, property.type)
        let callTypes = [
            "SlotReference": "SlotCall", "ParameterizedContent": "ParameterizedContentCall",
            "KindReference": "ChildCall",
        ]
        if let call = callTypes[String(type.prefix { $0 != "<" })] {
            let path = call == "ChildCall" ? "" : ", keyPath: \\.\(name)"
            return Self.line(name, "\(call)<View, \(property.argument)>", "\(call)(view: self\(path))")
        }
        return type.hasPrefix("ViewCall<")
            ? Self.line(name, type, "get throws { try bound(\\.\(name)) }")
            : Self.line(name, "PropertyCall<View, \(type)>", "PropertyCall(view: self, keyPath: \\.\(name))")
    }

    private static func line(_ name: Substring, _ type: String, _ value: String) -> String {
        "public var \(name): \(type) { \(value) }"
    }

    /// An extension for the views of a kind, or for all.
    private func block(_ properties: [String], of kind: String? = nil) -> String {
        "extension InspectableView\(kind.map { " where View == \($0)" } ?? "") {\n"
            + properties.map { "    @MainActor @preconcurrency \($0)\n" }.joined() + "}"
    }

    // MARK: - Properties

    private struct Property {
        let name: Substring
        let type: String
        /// The argument of the type: `ViewType.Text` of `KindReference<ViewType.Text>`.
        var argument: Substring { type[type.index(after: type.firstIndex(of: "<")!)...].dropLast() }
    }

    /// The public properties of a type, or of the one that an alias stands for, by name, as far as their names are free.
    private func properties(of path: String, for kind: String? = nil) -> [Property] {
        guard let named = graph.types(named: path).first(where: \.isPublic) else { return [] }
        var type = named
        var arguments: [String: String] = [:]
        if named.sort == "swift.typealias" {
            let (shared, given) = (graph.types(namedIn: named).first, graph.types(namedIn: named).dropFirst())
            guard let shared else { return [] }
            type = shared
            arguments = Dictionary(zip(Self.parameters(of: shared), given.map(\.path)), uniquingKeysWith: { $1 })
        }
        let taken = taken(for: kind)
        let members = graph.members(of: type).filter {
            $0.sort == "swift.property" && $0.isPublic && !taken.contains($0.name)
        }
        return members.sorted { $0.name < $1.name }.map { member in
            var type = Self.type(of: member)
            for (parameter, argument) in arguments {
                type = type.replacing(try! Regex("\\b\(parameter)\\b"), with: argument)
            }
            return Property(name: member.name, type: type)
        }
    }

    /// `Bool` of `var isOn: Bool { get }`.
    private static func type(of symbol: SymbolGraph.Symbol) -> String {
        let type = symbol.form[(symbol.form.firstRange(of: ": ")?.upperBound ?? symbol.form.startIndex)...]
        return String(type.prefix(upTo: type.firstRange(of: " { get")?.lowerBound ?? type.endIndex))
    }

    /// The names of a type's parameters.
    private static func parameters(of symbol: SymbolGraph.Symbol) -> [String] {
        guard let match = symbol.form.firstMatch(of: #/<([^>]*)>/#) else { return [] }
        return match.1.split(separator: ",").map { parameter in
            String(parameter.drop { $0 == " " }.prefix { $0 != ":" && $0 != " " })
        }
    }
}
