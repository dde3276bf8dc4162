import Reference
import Scripting
import Views

/// The names of everything that this console knows, from the descriptions.
struct KnownNames {
    /// The sections, in the order to list them.
    let sections: [Section]
    /// The methods of every element.
    let elementCalls: Set<String>

    /// Names of one sort.
    struct Section {
        let title: String
        let entries: [Entry]
    }

    /// A name with its members.
    struct Entry {
        let name: String
        let calls: [String]
        /// A second name: a modifier may add a view of a kind, such as Sheet.
        var kindName: String?
    }

    /// Asks the descriptions.
    /// - Parameter app: The names of the app, which come first: each with its call, and a model with its members.
    @MainActor init(app: AppReference? = nil) {
        let own = (app?.sections ?? []).map { title, entries in
            Section(title: title, entries: entries.map { Entry(name: $0.name, calls: [$0.call] + $0.members) })
        }
        let library = [
            Section(title: "Views", entries: KnownKinds.views.map { Entry(name: $0.name, calls: $0.callNames) }),
            Section(
                title: "Modifiers",
                entries: KnownKinds.modifiers.map { Entry(name: $0.call, calls: $0.callNames, kindName: $0.name) }),
            Section(
                title: "Gestures", entries: KnownKinds.gestures.map { Entry(name: $0.name, calls: $0.callNames) }),
            Section(
                title: "Property wrappers",
                entries: KnownKinds.propertyWrappers.map { Entry(name: $0, calls: []) }),
            Section(
                title: "Values",
                entries: KnownKinds.values.map { kind in
                    Entry(
                        name: kind.name,
                        calls: kind.constants.map(\.name) + kind.makers.map(\.name).filter { !$0.isEmpty }
                            + kind.members.map(\.name))
                }),
        ]
        sections = own + library
        elementCalls = Set(ScriptSession.elementCalls)
    }

    /// The calls of an entry in any section; nil for an unknown name.
    func calls(of name: String) -> Set<String>? {
        let found = sections.flatMap(\.entries).filter { $0.name == name || $0.kindName == name }
        return found.isEmpty ? nil : Set(found.flatMap(\.calls))
    }
}

extension Kind {
    /// The calls that the views of this kind answer to, beyond those of every view.
    fileprivate var callNames: [String] { members.map(\.name) + slots.compactMap(\.call) }
}
