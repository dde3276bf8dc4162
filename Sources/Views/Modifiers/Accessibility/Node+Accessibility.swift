/// A kind whose views are accessibility elements without a modifier that makes them so. Views of other kinds, such as
/// stacks, only expose what they contain.
package protocol AccessibleKind: KnownViewType {
    /// The traits of its views; none by default.
    static var accessibilityTraits: AccessibilityTraits { get }
    /// The label of a view; nil where it has none.
    @MainActor static func accessibilityLabel(of node: Node) -> String?
}

extension AccessibleKind {
    package static var accessibilityTraits: AccessibilityTraits { [] }

    /// The label of its label view, or else of its content.
    @MainActor package static func accessibilityLabel(of node: Node) -> String? { node.combinedAccessibilityLabel }
}

/// A kind as an accessible one, nil for those that are no elements. It is kept with the kind: a search asks each view, and
/// a cast to a protocol takes its time.
private final class Accessibility: Sendable {
    let kind: (any AccessibleKind.Type)?

    init(_ kind: (any AccessibleKind.Type)?) { self.kind = kind }
}

extension Node {
    /// The accessibility traits of the view: those of its kind and place, with what modifiers add and remove, in the
    /// order they are applied. Elements in the header of a section are headers.
    public var accessibilityTraits: AccessibilityTraits {
        var traits = accessibleKind?.accessibilityTraits ?? []
        if isAccessibilityElement, standsInSectionHeader { traits.formUnion(.isHeader) }
        for modifier in modifiers {
            if let added = modifier.attribute(ModifierType.AccessibilityAddTraits.self) { traits.formUnion(added) }
            if let removed = modifier.attribute(ModifierType.AccessibilityRemoveTraits.self) {
                traits.subtract(removed)
            }
        }
        return traits
    }

    /// The kind of the view, where it is an element by itself.
    private var accessibleKind: (any AccessibleKind.Type)? {
        guard case .primitive(let view) = content else { return nil }
        if let known = kind.companion as? Accessibility { return known.kind }
        func described<V: PrimitiveView>(_ view: V) -> any KnownViewType.Type { V.Described.self }
        let found = Accessibility(described(view) as? any AccessibleKind.Type)
        kind.companion = found
        return found.kind
    }

    private var standsInSectionHeader: Bool {
        guard let parent else { return false }
        if slot.call == "header" { return parent.kind[RowForm.self] == .section }
        // Within a button in a header, the button is the header.
        return !parent.isAccessibilityElement && parent.standsInSectionHeader
    }

    /// Whether the view is an accessibility element: by its kind, or because it has an accessibility modifier.
    package var isAccessibilityElement: Bool { accessibleKind != nil || hasAccessibilityModifier }

    /// Whether a modifier of the view makes an element of it, or says what it is.
    private var hasAccessibilityModifier: Bool {
        modifiers.contains {
            $0.kind[AccessibilityPart.self] == .label || $0.attribute(ModifierType.AccessibilityElement.self) != nil
        }
    }

    /// The treatment of the elements within the view: a control speaks for its label.
    var accessibilityChildBehavior: AccessibilityChildBehavior {
        if let behavior = try? attribute(ModifierType.AccessibilityElement.self) { return behavior }
        return accessibleKind != nil ? .combine : .contain
    }

    /// The accessibility label of the view: that of its modifier, or else the string of a text, the label or name of an
    /// image, the label of a control. Nil where there is none.
    public var accessibilityLabelText: String? {
        guard let made = modifiers.last(where: { $0.kind[AccessibilityPart.self] == .labelContent })?.node else {
            return plainAccessibilityLabel
        }
        let parts = made.contents.flatMap { $0.accessibilityLabelsWithin(standIn: plainAccessibilityLabel) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The accessibility label of the view without what `accessibilityLabel(content:)` makes of it.
    private var plainAccessibilityLabel: String? {
        if let own = try? modifierNode(ModifierType.AccessibilityLabel.kind.call).textString() { return own }
        if let accessibleKind { return accessibleKind.accessibilityLabel(of: self) }
        return hasAccessibilityModifier ? combinedAccessibilityLabel : nil
    }

    /// The label of an element's label view, or else of its content, where the element speaks for these.
    fileprivate var combinedAccessibilityLabel: String? {
        let labels = children(in: .label)
        return combined(labels.isEmpty ? contents : labels)
    }

    /// The label of what is in a slot, where the element speaks for that.
    func accessibilityLabel(of slot: Slot) -> String? { combined(children(in: slot)) }

    private func combined(_ nodes: [Node]) -> String? {
        guard accessibilityChildBehavior == .combine else { return nil }
        let parts = nodes.flatMap(\.accessibilityLabelsWithin)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var accessibilityLabelsWithin: [String] { accessibilityLabelsWithin(standIn: nil) }

    /// The label of this view, or else of those within it; `standIn` is that of the place of a modified view.
    private func accessibilityLabelsWithin(standIn: String?) -> [String] {
        if isAbsent || isHiddenFromAccessibilityItself { return [] }
        let isPlaceholder = standIn != nil && kind.isPlaceholder
        if let label = isPlaceholder ? standIn : accessibilityLabelText { return label.isEmpty ? [] : [label] }
        return children.flatMap { $0.accessibilityLabelsWithin(standIn: standIn) }
    }

    private var isHiddenFromAccessibilityItself: Bool {
        if (try? properties(of: ViewType.Image.self))?.actualImage.isDecorative == true { return true }
        return (try? attribute(ModifierType.AccessibilityHidden.self)) == true
            || modifiers.contains { $0.kind[AccessibilityPart.self] == .hiding }
    }

    /// Whether the view is hidden from assistive technologies: by itself, within a hidden view, or in a view that has a
    /// representation.
    public var isHiddenFromAccessibility: Bool {
        var child: Node?
        var next: Node? = self
        while let node = next {
            if node.isHiddenFromAccessibilityItself { return true }
            if let child, child.slot !== Slot.modifier, node.replacesAccessibilityChildren { return true }
            child = node
            next = node.parent
        }
        return false
    }

    /// Whether what is within the view is left out: it is ignored, or other views stand for it.
    private var replacesAccessibilityChildren: Bool {
        if (try? attribute(ModifierType.AccessibilityElement.self)) == .ignore { return true }
        return modifiers.contains { $0.kind.isSpoken }
    }

    /// Whether the view is part of what another one says: the text in a button.
    package var isPartOfAccessibilityElement: Bool {
        var child = self
        while let node = child.parent {
            if child.slot !== Slot.modifier, node.isAccessibilityElement, node.accessibilityChildBehavior == .combine {
                return true
            }
            child = node
        }
        return false
    }
}
