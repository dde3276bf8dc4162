import Views

/// The inspection calls that follow from the descriptions: each is a property of a description's, reached by name.
extension InspectableView {
    /// Reads a property of the view, as in `toggle.isOn()`.
    @MainActor @preconcurrency
    public subscript<Value>(dynamicMember keyPath: KeyPath<View.Properties, Value>) -> PropertyCall<View, Value> {
        PropertyCall(view: self, keyPath: keyPath)
    }

    /// Makes a call that the view offers, as in `button.tap()`.
    @MainActor @preconcurrency
    public subscript<Arguments, Result>(
        dynamicMember keyPath: KeyPath<View.Properties, ViewCall<Arguments, Result>>
    ) -> ViewCall<Arguments, Result> {
        get throws { try bound(keyPath) }
    }

    /// Leads into a slot of the view, as in `button.labelView()`.
    @MainActor @preconcurrency
    public subscript<Described>(
        dynamicMember keyPath: KeyPath<View.Properties, SlotReference<Described>>
    ) -> SlotCall<View, Described> {
        SlotCall(view: self, keyPath: keyPath)
    }

    /// Leads to what the view would show for an argument, as in `asyncImage.contentView(.empty)`.
    @MainActor @preconcurrency
    public subscript<Argument>(
        dynamicMember keyPath: KeyPath<View.Properties, ParameterizedContent<Argument>>
    ) -> ParameterizedContentCall<View, Argument> {
        ParameterizedContentCall(view: self, keyPath: keyPath)
    }

    /// Leads to a child of a kind, as in `hStack()` and `text(0)`.
    @MainActor @preconcurrency
    public subscript<Described>(
        dynamicMember keyPath: KeyPath<ViewType.Kinds, KindReference<Described>>
    ) -> ChildCall<View, Described> {
        ChildCall(view: self)
    }

    /// Leads to a child of a kind that only views of this kind have, as in `toolbar.item(0)`.
    @MainActor @preconcurrency
    public subscript<Described>(
        dynamicMember keyPath: KeyPath<View.Properties, KindReference<Described>>
    ) -> ChildCall<View, Described> {
        ChildCall(view: self)
    }

    /// Reads a modifier of the view, or makes a call that it offers, as in `text.opacity()`.
    @MainActor @preconcurrency @_disfavoredOverload
    public subscript<Arguments, Result>(
        dynamicMember keyPath: KeyPath<ModifierType, ViewCall<Arguments, Result>>
    ) -> ViewCall<Arguments, Result> {
        reading(keyPath)
    }

    /// Leads to what a modifier adds, as in `text.overlay()`.
    @MainActor @preconcurrency @_disfavoredOverload
    public subscript<Described>(
        dynamicMember keyPath: KeyPath<ModifierType, ModifierSubtree<Described>>
    ) -> SubtreeCall<View, Described> {
        subtree(keyPath)
    }
}

@MainActor extension InspectableView {
    /// The subtree of a modifier; `index` counts those of the same kind from 0.
    fileprivate func subtree(_ call: String, _ index: Int?) throws -> Node {
        try latest().modifierNode(call, index: index ?? 0)
    }

    /// The tree for what a call leads to that doesn't name the view itself: where nothing was called before, the path begins
    /// with that call.
    fileprivate var treeBeyond: InspectedTree {
        var tree = tree
        if case .nothing = step { tree.made.append((node, nil)) }
        return tree
    }

    /// A call that the view offers.
    func bound<Arguments, Result>(
        _ keyPath: KeyPath<View.Properties, ViewCall<Arguments, Result>>
    ) throws -> ViewCall<Arguments, Result> {
        let node = try current()
        return try node.properties(of: View.self)[keyPath: keyPath].bound(to: Place(node))
    }

    /// A call that a modifier of the view offers.
    func reading<Arguments, Result>(
        _ keyPath: KeyPath<ModifierType, ViewCall<Arguments, Result>>
    ) -> ViewCall<Arguments, Result> {
        ModifierType()[keyPath: keyPath].bound(to: Place(latest()))
    }

    /// The call that leads to what a modifier adds.
    func subtree<Described>(_ keyPath: KeyPath<ModifierType, ModifierSubtree<Described>>) -> SubtreeCall<
        View, Described
    > {
        SubtreeCall(view: self, call: ModifierType()[keyPath: keyPath].call)
    }
}

/// Reads a property when it is called.
public struct PropertyCall<View: KnownViewType, Value> {
    let view: InspectableView<View>
    let keyPath: KeyPath<View.Properties, Value>

    /// The value now.
    /// - Throws: When the view could not be described.
    @MainActor @preconcurrency public func callAsFunction() throws -> Value {
        try view.current().properties(of: View.self)[keyPath: keyPath]
    }
}

/// Leads into a slot when it is called.
public struct SlotCall<View: KnownViewType, Described: KnownViewType> {
    let view: InspectableView<View>
    let keyPath: KeyPath<View.Properties, SlotReference<Described>>

    /// The view in the slot.
    /// - Throws: `InspectionError.viewNotFound` when nothing does.
    @MainActor @preconcurrency public func callAsFunction() throws -> InspectableView<Described> {
        let node = try view.current()
        let slot = try node.properties(of: View.self)[keyPath: keyPath].slot
        return InspectableView<Described>(try node.child(in: slot), in: view.tree)
    }
}

/// Leads to what a view would show for an argument when it is called.
public struct ParameterizedContentCall<View: KnownViewType, Argument> {
    let view: InspectableView<View>
    let keyPath: KeyPath<View.Properties, ParameterizedContent<Argument>>

    /// The content for the argument, of any kind.
    /// - Throws: The error of the content.
    @MainActor @preconcurrency
    public func callAsFunction(_ argument: Argument) throws -> InspectableView<ViewType.ClassifiedView> {
        let node = try view.current()
        let content = try node.properties(of: View.self)[keyPath: keyPath]
        return InspectableView<ViewType.ClassifiedView>(try content.node(of: node, for: argument), in: view.tree)
    }

    /// The default content.
    /// - Throws: The error of the content, and `InspectionError.notSupported` where something has to be said.
    @MainActor @preconcurrency
    public func callAsFunction() throws -> InspectableView<ViewType.ClassifiedView> {
        let node = try view.current()
        return try callAsFunction(node.properties(of: View.self)[keyPath: keyPath].defaultArgument(of: node))
    }
}

/// Leads to a child when it is called.
public struct ChildCall<View: KnownViewType, Described: KnownViewType> {
    let view: InspectableView<View>

    /// The one view inside, or the view itself when it is classified.
    /// - Throws: `InspectionError.inspection` when another kind of view stands there, `viewNotFound` when none does.
    @MainActor @preconcurrency public func callAsFunction() throws -> InspectableView<Described> {
        try view.child(at: nil)
    }

    /// The view at an index, from 0.
    /// - Throws: `InspectionError.viewIndexOutOfBounds` past the last one, `inspection` when another kind of view
    ///   stands there, `viewNotFound` when none does.
    @MainActor @preconcurrency public func callAsFunction(_ index: Int) throws -> InspectableView<Described> {
        try view.child(at: index)
    }
}

extension SubtreeCall where Described == ViewType.NavigationDestination {
    /// The screen that stands above the view; `index` counts from 0, in the order of application.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `viewNotFound` where a binding says that the screen isn't
    ///   shown.
    @MainActor @preconcurrency public func callAsFunction(_ index: Int? = nil) throws -> InspectableView<Described> {
        let screen = InspectableView<Described>(try view.subtree(call, index), in: view.treeBeyond)
        if screen.node.value is _NavigationPresentationModifier, try !screen.isPresented() {
            throw InspectionError.viewNotFound(parent: Described.kind.name)
        }
        return screen
    }
}

/// Leads to what a modifier adds when it is called.
public struct SubtreeCall<View: KnownViewType, Described: KnownViewType> {
    let view: InspectableView<View>
    let call: String

    /// The subtree of the modifier; `index` counts those of the same kind from 0, in the order of application.
    /// - Throws: `InspectionError.modifierNotFound` where there is none.
    @MainActor @preconcurrency public func callAsFunction(_ index: Int? = nil) throws -> InspectableView<Described> {
        InspectableView<Described>(try view.subtree(call, index), in: view.treeBeyond)
    }
}
