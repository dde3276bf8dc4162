/// A kind whose views are elements for those who can't see them, without a modifier that makes them so. The views of all
/// other kinds, such as stacks, are only seen through to what they contain.
package protocol AccessibleKind: KnownViewType {
    /// What its views are.
    static var accessibilityTraits: AccessibilityTraits { get }
    /// What a view is called; nil where nothing says it.
    @MainActor static func accessibilityLabel(of node: Node) -> String?
}

extension AccessibleKind {
    /// What its label is called, or else what it contains.
    @MainActor package static func accessibilityLabel(of node: Node) -> String? { node.combinedAccessibilityLabel }
}

/// A kind as an accessible one, nil for those that are no elements. It is kept with the kind: a search asks each view, and
/// a cast to a protocol takes its time.
private final class Accessibility: Sendable {
    let kind: (any AccessibleKind.Type)?

    init(_ kind: (any AccessibleKind.Type)?) { self.kind = kind }
}

extension Node {
    /// What the view is to those who can't see it: by its kind and place, with what its modifiers add and without what
    /// they remove, in the order they are applied. What stands in the header of a section is a header.
    public var accessibilityTraits: AccessibilityTraits {
        var traits = accessibleKind?.accessibilityTraits ?? []
        if isAccessibilityElement, standsInSectionHeader { traits.formUnion(.isHeader) }
        for modifier in modifiers {
            switch modifier.value {
            case let added as _AttributeModifier<ModifierType.AccessibilityAddTraits>:
                traits.formUnion(added.value)
            case let removed as _AttributeModifier<ModifierType.AccessibilityRemoveTraits>:
                traits.subtract(removed.value)
            default: break
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
        if slot.call == "header" { return parent.kind === ViewType.Section.kind }
        // Within a button in a header, the button is the header.
        return !parent.isAccessibilityElement && parent.standsInSectionHeader
    }

    /// Whether those who can't see the view meet it as one thing: by its kind, or because a modifier says something
    /// about it.
    var isAccessibilityElement: Bool { accessibleKind != nil || hasAccessibilityModifier }

    /// Whether a modifier of the view makes an element of it, or says what it is.
    private var hasAccessibilityModifier: Bool {
        modifiers.contains {
            $0.kind === ModifierType.AccessibilityLabel.kind || $0.kind === ModifierType.AccessibilityElement.kind
        }
    }

    /// What becomes of the elements within the view: a control says itself what its label says.
    var accessibilityChildBehavior: AccessibilityChildBehavior {
        if let behavior = try? attribute(ModifierType.AccessibilityElement.self) { return behavior }
        return accessibleKind != nil ? .combine : .contain
    }

    /// What the view is called to those who can't see it: what its modifier says, or else what it shows: a text its
    /// string, an image its label or name, a control what its label is called. Nil where nothing says it.
    public var accessibilityLabelText: String? {
        if let own = try? modifierNode(ModifierType.AccessibilityLabel.kind.call).textString() { return own }
        if let accessibleKind { return accessibleKind.accessibilityLabel(of: self) }
        return hasAccessibilityModifier ? combinedAccessibilityLabel : nil
    }

    /// What the label of an element is called, or else what it contains, where the element says that itself.
    fileprivate var combinedAccessibilityLabel: String? {
        guard accessibilityChildBehavior == .combine else { return nil }
        let labels = children(in: .label)
        let parts = (labels.isEmpty ? contents : labels).flatMap(\.accessibilityLabelsWithin)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// What this view is called, or else those within it.
    private var accessibilityLabelsWithin: [String] {
        if isAbsent || isHiddenFromAccessibilityItself { return [] }
        if let label = accessibilityLabelText { return label.isEmpty ? [] : [label] }
        return children.flatMap(\.accessibilityLabelsWithin)
    }

    private var isHiddenFromAccessibilityItself: Bool {
        if (try? properties(of: ViewType.Image.self))?.actualImage.isDecorative == true { return true }
        return (try? attribute(ModifierType.AccessibilityHidden.self)) == true
            || modifiers.contains { $0.kind === ModifierType.Hidden.kind }
    }

    /// Whether those who can't see the view don't meet it: it is hidden, or lies within what is hidden, or in a view that
    /// others stand for.
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
        return modifiers.contains {
            $0.kind === ViewType.AccessibilityChildren.kind || $0.kind === ViewType.AccessibilityRepresentation.kind
        }
    }

    /// Whether the view is part of what another one says: the text in a button.
    var isPartOfAccessibilityElement: Bool {
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
