/// Something that a rotor leads to.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    let label: Text?
    let id: AnyHashable
    let textRange: Range<String.Index>?
    let prepare: () -> Void

    private init(_ label: Text?, _ id: AnyHashable, _ range: Range<String.Index>?, _ prepare: (() -> Void)?) {
        self.label = label
        self.id = id
        textRange = range
        self.prepare = prepare ?? {}
    }

    /// An entry for the view with an id. `prepare` is called before it is shown, so that it can be brought in sight.
    @TextOverloads("L")
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(label, AnyHashable(id), textRange, prepare)
    }

    /// An entry for the view that `accessibilityRotorEntry(id:in:)` gave the id in the namespace.
    @TextOverloads("L")
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label, AnyHashable(id), textRange, prepare)
    }

    /// An entry for the view that `accessibilityRotorEntry(id:in:)` gave the id in the namespace.
    @TextOverloads("L")
    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: (() -> Void)? = nil
    ) {
        self.init(label, AnyHashable(id), textRange, prepare)
    }

    /// The entry itself.
    public var _entries: [AccessibilityRotorItem] {
        [AccessibilityRotorItem(label: label, id: id, textRange: textRange, prepare: prepare)]
    }

    /// The entry itself, which has no content of its own.
    public var body: some AccessibilityRotorContent { self }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a range of the text that the view with the rotor shows.
    @TextOverloads("L")
    public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(label, AnyHashable(textRange), textRange, prepare)
    }
}

/// Something that a rotor leads to, as an inspection reads it.
public nonisolated struct AccessibilityRotorItem {
    /// The label; nil for that of the view that it leads to.
    public let label: Text?
    /// The id of the view that it leads to.
    public let id: AnyHashable
    /// The range of the view's text that it leads to; nil for the whole view.
    public var textRange: Range<String.Index>?
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
            let text = try? node.textString()
            return .list(
                rotor.entries.map { entry in
                    if let label = entry.label { return .string(label.string(locale: node.environment.locale)) }
                    guard let text, let range = entry.textRange, range.upperBound <= text.endIndex else {
                        return .string("\(entry.id)")
                    }
                    return .string(String(text[range]))
                })
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
                    parent: node.title, modifier: "accessibilityRotor(\"\(label)\")", index: 0)
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
    @TextOverloads("L")
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with one entry for each element.
    @TextOverloads("L")
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        let items = entries.map {
            AccessibilityRotorItem(label: Text($0[keyPath: entryLabel]), id: $0[keyPath: entryID], prepare: {})
        }
        return attribute(ModifierType.AccessibilityRotor.self, .init(label: rotorLabel, entries: items))
    }
}
