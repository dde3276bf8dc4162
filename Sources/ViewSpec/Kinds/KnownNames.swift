import Scripting
import Views

/// The names of everything that this console knows, from the descriptions.
struct KnownNames {
    /// The sections, in the order to list them.
    let sections: [Section]
    /// What every element answers to.
    let elementCalls: Set<String>

    /// Names of one sort.
    struct Section {
        let title: String
        let entries: [Entry]
    }

    /// A name, and what can be read of it or done with it.
    struct Entry {
        let name: String
        let calls: [String]
        /// What it is also called: what a modifier adds is a view of a kind, such as Sheet.
        var kindName: String?
    }

    /// Asks the descriptions.
    @MainActor init() {
        sections = [
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
        elementCalls = Set(ScriptSession.elementCalls)
    }

    /// The calls of an entry, whatever section it stands in; nil where nothing has the name.
    func calls(of name: String) -> Set<String>? {
        let found = sections.flatMap(\.entries).filter { $0.name == name || $0.kindName == name }
        return found.isEmpty ? nil : Set(found.flatMap(\.calls))
    }
}

extension Kind {
    /// The calls that the views of this kind answer to, beyond those of every view.
    fileprivate var callNames: [String] { members.map(\.name) + slots.compactMap(\.call) }
}
