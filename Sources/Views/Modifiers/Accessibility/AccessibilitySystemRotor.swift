/// A rotor that the system has for parts of a certain sort.
public nonisolated struct AccessibilitySystemRotor: Hashable, Sendable {
    /// The name by which an inspection asks for the rotor.
    let name: String

    /// The links.
    public static var links: AccessibilitySystemRotor { .init(name: "links") }
    /// The links that were followed, or those that weren't.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        .init(name: visited ? "visitedLinks" : "unvisitedLinks")
    }
    /// The headings.
    public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
    /// The headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        .init(name: "headings \(level)")
    }
    /// The text in bold.
    public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
    /// The text in italics.
    public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
    /// The underlined text.
    public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
    /// The words that are spelled wrong.
    public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
    /// The images.
    public static var images: AccessibilitySystemRotor { .init(name: "images") }
    /// The text fields.
    public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
    /// The tables.
    public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
    /// The lists.
    public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
    /// The landmarks.
    public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }

    var label: Text { Text(verbatim: name) }
}

extension View {
    /// Sets what one of the system's rotors leads to in the view. It is read under the name of the rotor:
    /// `accessibilityRotor("headings")`.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
    ) -> some View {
        accessibilityRotor(systemRotor.label, entries: entries)
    }

    /// Sets what one of the system's rotors leads to in the view: one entry for each element.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor.label, entries: entries, entryLabel: entryLabel)
    }

    /// Sets what one of the system's rotors leads to in the view: one entry for each element.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor.label, entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Sets what one of the system's rotors leads to in the text of the view.
    public nonisolated func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(systemRotor.label, textRanges: textRanges)
    }

    /// Adds a rotor with an entry for each range of the text of the view.
    @TextOverloads("L")
    public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        let items = textRanges.map {
            AccessibilityRotorItem(label: nil, id: AnyHashable($0), textRange: $0, prepare: {})
        }
        return attribute(ModifierType.AccessibilityRotor.self, .init(label: label, entries: items))
    }

    /// Gives the view an id by which the entries of rotors lead to it.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        attribute(ModifierType.AccessibilityRotorEntry.self, AnyHashable(id))
    }
}

extension ModifierType {
    /// The id by which the entries of rotors lead to this view.
    @AttributeModifier("id") public var accessibilityRotorEntry: ModifierReader<AnyHashable>
}
