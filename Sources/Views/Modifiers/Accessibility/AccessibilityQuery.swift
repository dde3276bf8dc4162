/// The accessibility properties that a view must have to be found. Those that are nil may be anything.
public struct AccessibilityQuery: Equatable, Sendable {
    /// The label: that of `accessibilityLabel(_:)`, or else of its texts.
    public var label: String?
    /// The value passed to `accessibilityIdentifier(_:)`.
    public var identifier: String?
    /// The value passed to `accessibilityValue(_:)`.
    public var value: String?
    /// The value passed to `accessibilityHint(_:)`.
    public var hint: String?
    /// Traits that it has, among others.
    public var traits: AccessibilityTraits?

    /// Looks for nothing in particular.
    public init() {}

    /// Whether nothing is asked for.
    public var isEmpty: Bool { self == AccessibilityQuery() }

    /// Whether a view matches. One that is hidden from assistive technologies never does. Unless `inElements` is true,
    /// part of another element doesn't either: the button is meant, not the text in it.
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
        // Commonly known: what an accessibility element ignores or combines isn't an element itself.
        if !inElements, label != nil || traits != nil, node.isPartOfAccessibilityElement { return false }
        return !node.isHiddenFromAccessibility
    }

    /// The first property of the query as a view has it, to list it where nothing is found; nil where the view has
    /// none, or has it only as part of another element, unless `inElements` is true.
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

    /// The first property of the query, as `answer(of:)` gives it.
    public var word: String {
        label ?? identifier ?? value ?? hint ?? traits?.names.joined(separator: ", ") ?? ""
    }

    @MainActor private static func words(of kind: Kind, on node: Node) -> String? {
        try? node.modifierNode(kind.call).textString()
    }
}

extension AccessibilityQuery: CustomStringConvertible {
    /// The query as messages put it: `accessibility label "Delete" and trait button`.
    public var description: String {
        let words = [("label", label), ("identifier", identifier), ("value", value), ("hint", hint)]
            .compactMap { name, word in word.map { "\(name) \"\($0)\"" } }
        let names = (traits?.names ?? []).map { "trait \"\($0)\"" }
        return "accessibility " + (words + names).joined(separator: " and ")
    }
}
