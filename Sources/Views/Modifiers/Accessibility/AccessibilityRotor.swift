/// Something that a rotor leads to.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    let label: Text?
    let id: ID
    let prepare: () -> Void

    /// An entry for the view with an id. `prepare` is called before it is shown, so that it can be brought in sight.
    @TextOverloads("L")
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.label = label
        self.id = id
        self.prepare = prepare
    }

    /// The entry itself.
    public var _entries: [AccessibilityRotorItem] { [AccessibilityRotorItem(label: label, id: id, prepare: prepare)] }
}

/// Something that a rotor leads to, as an inspection reads it.
public nonisolated struct AccessibilityRotorItem {
    /// The label; nil for that of the view that it leads to.
    public let label: Text?
    /// The id of the view that it leads to.
    public let id: AnyHashable
    /// Is called before the view is shown.
    public let prepare: () -> Void
}

/// The content of a rotor: entries in order.
public nonisolated protocol AccessibilityRotorContent {
    /// The entries, in order.
    var _entries: [AccessibilityRotorItem] { get }
}

/// Puts the entries of a rotor together.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// Takes what the closure lists.
    public static func buildBlock(_ contents: any AccessibilityRotorContent...) -> some AccessibilityRotorContent {
        AccessibilityRotorEntries(contents)
    }

    /// Takes what a condition may leave out.
    public static func buildOptional(_ content: (any AccessibilityRotorContent)?) -> any AccessibilityRotorContent {
        content ?? AccessibilityRotorEntries([])
    }

    /// Takes the first of two choices.
    public static func buildEither(first: any AccessibilityRotorContent) -> any AccessibilityRotorContent { first }

    /// Takes the second of two choices.
    public static func buildEither(second: any AccessibilityRotorContent) -> any AccessibilityRotorContent { second }

    /// Takes what a loop lists.
    public static func buildArray(_ contents: [any AccessibilityRotorContent]) -> any AccessibilityRotorContent {
        AccessibilityRotorEntries(contents)
    }
}

private nonisolated struct AccessibilityRotorEntries: AccessibilityRotorContent {
    let _entries: [AccessibilityRotorItem]

    init(_ contents: [any AccessibilityRotorContent]) {
        _entries = contents.flatMap(\._entries)
    }
}

extension ModifierType {
    public enum AccessibilityRotor: AttributeModifierType {
        /// The entries of a rotor under its label.
        public struct Value {
            let label: Text
            let entries: [AccessibilityRotorItem]
        }

        public static let attribute = ModifierAttribute<Value>(
            "AccessibilityRotor",
            members: [
                Member("accessibilityRotor") { node in
                    DynamicValue.record(
                        Dictionary(
                            node.attributes(AccessibilityRotor.self).map {
                                ($0.label.string(locale: node.environment.locale), names(of: $0, node))
                            }
                        ) { first, _ in first })
                }
            ],
            forms: [
                .form(.required("label", TextSource.self), .required("entries", [TextSource].self)) { label, entries in
                    Value(
                        label: label.text,
                        entries: entries.map {
                            .init(label: $0.text, id: $0.text.string(locale: Localization.defaultLocale), prepare: {})
                        })
                }
            ])

        @MainActor private static func names(of rotor: Value, _ node: Node) -> DynamicValue {
            .list(rotor.entries.map { .string($0.label?.string(locale: node.environment.locale) ?? "\($0.id)") })
        }
    }

    /// The entries of the rotor with a label, in order: `accessibilityRotor("Mentions")`.
    /// - Throws: `InspectionError.modifierNotFound` where the view has none.
    public var accessibilityRotor: ViewCall<String, [AccessibilityRotorItem]> {
        .init { node, label in
            let rotors = node.attributes(ModifierType.AccessibilityRotor.self)
            guard let rotor = rotors.first(where: { $0.label.string(locale: node.environment.locale) == label })
            else {
                throw InspectionError.modifierNotFound(
                    parent: node.kind.name, modifier: "accessibilityRotor(\"\(label)\")", index: 0)
            }
            return rotor.entries
        }
    }
}

extension View {
    /// Adds a rotor: a list of places in the view to which a screen reader can move.
    @TextOverloads("L")
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
    ) -> some View {
        attribute(ModifierType.AccessibilityRotor.self, .init(label: label, entries: entries()._entries))
    }

    /// Adds a rotor with one entry for each element.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with one entry for each element.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with one entry for each element.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        let items = entries.map {
            AccessibilityRotorItem(label: Text($0[keyPath: entryLabel]), id: $0[keyPath: entryID], prepare: {})
        }
        return attribute(ModifierType.AccessibilityRotor.self, .init(label: rotorLabel, entries: items))
    }

    /// Adds a rotor with one entry for each element.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }
}
