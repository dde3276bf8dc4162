import Views

/// The content of an inspectable view: its value and its modifiers.
public struct InspectedContent {
    /// The view, its state connected; `()` where nothing stands.
    public let view: Any
    /// The modifiers of the view.
    public let medium: Medium

    /// The modifiers of a view.
    public struct Medium {
        /// The modifiers on the view, innermost first, but for those that count for what is in it, such as one that hides it
        /// or sets a value of the environment, and those that SwiftUI has as views, such as `onReceive`.
        public let viewModifiers: [Any]
        /// The modifiers around the view that count for what is in them, such as one that hides it, the outermost first.
        public let transitiveViewModifiers: [Any]
        /// The modifiers on the view and around it that set values of the environment, the outermost first.
        public let environmentModifiers: [Any]
        /// The objects that modifiers on the view and around it put into the environment, the outermost first.
        public let environmentObjects: [Any]
    }
}

extension InspectableView {
    /// The view's own value and the modifiers on it, for tests that compare them.
    @MainActor @preconcurrency public var content: InspectedContent {
        graph.flush()
        return InspectedContent(
            view: node.value,
            medium: InspectedContent.Medium(
                viewModifiers: ownModifiers,
                transitiveViewModifiers: values { $0 is any ResponsivenessModifier ? $0 : nil },
                environmentModifiers: values { $0 is any EnvironmentSetting ? $0 : nil },
                environmentObjects: values { ($0 as? any EnvironmentObjectSetting)?.anyObject }))
    }

    /// The modifiers on the view itself; none for one that looks at itself, since those around it aren't its own.
    @MainActor private var ownModifiers: [Any] {
        if tree.start === node { return [] }
        return node.effectiveModifiers.lazy.filter { $0.kind !== ModifierType.OnReceive.kind }.map(\.value).filter {
            !($0 is any ResponsivenessModifier || $0 is any EnvironmentSetting || $0 is any EnvironmentObjectSetting
                || $0 is any EnvironmentalModifier)
        }
    }

    /// The values that a closure picks from the modifiers on the view and around it, the outermost first.
    @MainActor private func values(_ take: (Any) -> Any?) -> [Any] {
        var found: [Any] = []
        let _: Void? = node.nearest { modifier in
            if let value = take(modifier.value) { found.append(value) }
            return nil
        }
        return found.reversed()
    }

    /// All views inside, each before those inside it, this one first.
    @MainActor @preconcurrency public var results: [InspectableView<ViewType.ClassifiedView>] {
        findAll(where: { _ in true })
    }
}
