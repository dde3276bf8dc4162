/// What a view has to be to those who can't see it to be found. What isn't given may be anything.
public struct AccessibilityQuery: Equatable, Sendable {
    /// What it is called: what `accessibilityLabel(_:)` says, or else its texts.
    public var label: String?
    /// What `accessibilityIdentifier(_:)` names it.
    public var identifier: String?
    /// What `accessibilityValue(_:)` says that it shows.
    public var value: String?
    /// What `accessibilityHint(_:)` says that happens.
    public var hint: String?
    /// What it is, among other things.
    public var traits: AccessibilityTraits?

    /// Looks for nothing in particular.
    public init() {}

    /// Whether nothing is asked for.
    public var isEmpty: Bool { self == AccessibilityQuery() }

    /// Whether a view is what is looked for. One that is hidden from those who can't see it never is. Unless `inElements`
    /// is true, what is part of another element isn't either: the button is meant, not the text in it.
    @MainActor public func matches(_ node: Node, inElements: Bool) -> Bool {
        if let identifier, (try? node.attribute(ModifierType.AccessibilityIdentifier.self)) != identifier {
            return false
        }
        if let value, AccessibilityQuery.words(of: ModifierType.AccessibilityValue.kind, on: node) != value {
            return false
        }
        if let hint, AccessibilityQuery.words(of: ModifierType.AccessibilityHint.kind, on: node) != hint {
            return false
        }
        if let traits, !node.accessibilityTraits.isSuperset(of: traits) { return false }
        if let label {
            guard node.accessibilityLabelText == label else { return false }
        }
        if !inElements, label != nil || traits != nil, node.isPartOfAccessibilityElement { return false }
        return !node.isHiddenFromAccessibility
    }

    /// What a view says to what is looked for first, to list it where nothing is found; nil where it says nothing, or
    /// only as part of another element, unless `inElements` is true.
    @MainActor public func answer(of node: Node, inElements: Bool) -> String? {
        if node.isHiddenFromAccessibility { return nil }
        let isPart = !inElements && node.isPartOfAccessibilityElement
        if label != nil { return isPart ? nil : node.accessibilityLabelText }
        if identifier != nil { return try? node.attribute(ModifierType.AccessibilityIdentifier.self) }
        if value != nil { return AccessibilityQuery.words(of: ModifierType.AccessibilityValue.kind, on: node) }
        if hint != nil { return AccessibilityQuery.words(of: ModifierType.AccessibilityHint.kind, on: node) }
        let names = node.accessibilityTraits.names
        return names.isEmpty || isPart ? nil : names.joined(separator: ", ")
    }

    /// What is looked for first, as `answer(of:)` would say it.
    public var word: String {
        label ?? identifier ?? value ?? hint ?? traits?.names.joined(separator: ", ") ?? ""
    }

    @MainActor private static func words(of kind: Kind, on node: Node) -> String? {
        try? node.modifierNode(kind.call).textString()
    }
}

extension AccessibilityQuery: CustomStringConvertible {
    /// What is looked for, as messages put it: `accessibility label "Delete" and trait button`.
    public var description: String {
        let words = [("label", label), ("identifier", identifier), ("value", value), ("hint", hint)]
            .compactMap { name, word in word.map { "\(name) \"\($0)\"" } }
        let names = (traits?.names ?? []).map { "trait \"\($0)\"" }
        return "accessibility " + (words + names).joined(separator: " and ")
    }
}
