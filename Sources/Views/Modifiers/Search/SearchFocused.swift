/// Binds a state to the focus in the search field of a view.
public nonisolated struct _SearchFocusedModifier: PrimitiveModifier {
    let source: any FocusSource
    let value: AnyHashable

    public var kind: Kind { ModifierType.SearchFocused.kind }

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        node.graph.addObserver(node.graph.companion(SearchFocusKeeper.init))
    }
}

/// Keeps the search fields of a tree together with the states that follow the focus in them.
@MainActor
private final class SearchFocusKeeper: TreeObserver {
    /// A field, by the state that follows it and what stands for it there.
    private struct Field: Hashable {
        let source: ObjectIdentifier
        let value: AnyHashable
    }

    /// The value of each state when it was last looked at.
    private var known: [Field: AnyHashable?] = [:]

    func observes(_ graph: Graph) -> Bool { graph.root.isAttached }

    func look(at graph: Graph) {
        graph.root.forEachShown { node in
            for case let modifier as _SearchFocusedModifier in node.modifiers.map(\.value) {
                guard let field = node.nearbySearchField else { continue }
                follow(modifier, on: field)
            }
        }
    }

    private func follow(_ modifier: _SearchFocusedModifier, on field: Node) {
        guard let properties = try? field.properties(of: ViewType.Searchable.self) else { return }
        let source = modifier.source
        let id = Field(source: ObjectIdentifier(source), value: modifier.value)
        let wanted = CurrentOwner.with(field) { source.readFocus() }
        let isActive = properties.isActive(on: field)
        if known[id, default: nil] != wanted {
            known[id] = wanted
            // Documented for searchFocused(_:): setting the state moves the focus, and moving the focus sets the state.
            if wanted == modifier.value, !isActive { field.graph.run(on: field) { properties.begin(on: field) } }
            if wanted != modifier.value, isActive { field.graph.run(on: field) { properties.leave(field) } }
        } else if isActive != (wanted == modifier.value) {
            known[id] = isActive ? modifier.value : nil
            source.writeFocus(isActive ? modifier.value : nil)
        }
    }
}

extension ViewType.Searchable.Properties {
    /// Takes the focus out of the field; what was typed stays.
    @MainActor fileprivate func leave(_ field: Node) {
        // Unverified: a field that loses the focus ends the search and keeps its text.
        isPresented?.wrappedValue = false
        field.parent?.searchActivity.value = false
        leaveKeyboard(field)
    }
}

extension Node {
    /// The search field of the view: on it, around it, or else the first inside it.
    fileprivate var nearbySearchField: Node? {
        searchField?.node ?? firstNode { $0.kind[BarForm.self] == .search }
    }
}

extension ModifierType {
    public enum SearchFocused: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(
                    .required("state", DynamicFocus.self), .optional("equals", AnyHashable.self, positional: true)
                ) { (state: DynamicFocus, value: AnyHashable?) in
                    _SearchFocusedModifier(
                        source: state.focusSource(isFlag: value == nil), value: value ?? AnyHashable(true))
                }
            ])
    }
}

extension View {
    /// Binds a state to the focus in the search field of the view: it is true while the focus is there, and setting it to true
    /// moves the focus there.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        modifier(_SearchFocusedModifier(source: binding.box, value: true))
    }

    /// Binds a state to the focus in the search field of the view: it is a value while the focus is there, and setting it to
    /// that moves the focus there.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        modifier(_SearchFocusedModifier(source: binding.box, value: binding.box.standIn(value)))
    }
}
