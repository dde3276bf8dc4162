/// Binds a state to the focus in a view.
public nonisolated struct _FocusedModifier: FocusModifier, FocusEnvironmentModifier {
    public let kind: Kind
    package let sort: FocusSort
    package let source: any FocusSource
    package let value: AnyHashable

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        let keeper = node.graph.focusKeeper(sort)
        keeper.isFollowed = true
        node.graph.addObserver(keeper)
        if sort == .keyboard { environment.isFocused = keeper.contains(node) }
    }
}

/// A state of a script's that follows the focus.
struct DynamicFocus: DynamicConvertible {
    let source: any DynamicBinding

    static var dynamicName: String { "state" }
    static var dynamicExample: String { "State(nil)" }

    static func make(from value: DynamicValue) throws -> DynamicFocus {
        guard case .binding(let source) = value else { throw mismatch(value) }
        return DynamicFocus(source: source)
    }

    var dynamicValue: DynamicValue { .binding(source) }

    /// The focus state of a script's binding. There is one for each state, so that all views with the state share it.
    @MainActor func focusSource(isFlag: Bool) -> any FocusSource {
        if let known = DynamicFocus.sources.first(where: { $0.state === source && $0.isFlag == isFlag }) {
            return known
        }
        let made = Source(source, isFlag: isFlag)
        DynamicFocus.sources.removeAll { $0.state == nil }
        DynamicFocus.sources.append(made)
        return made
    }

    @MainActor private static var sources: [Source] = []

    private final class Source: FocusSource {
        private(set) weak var state: (any DynamicBinding)?
        /// Whether the state is true or false; else it is what stands for a view, or nil.
        let isFlag: Bool

        init(_ state: any DynamicBinding, isFlag: Bool) {
            self.state = state
            self.isFlag = isFlag
        }

        func readFocus() -> AnyHashable? {
            guard let state else { return nil }
            do {
                switch try state.read() {
                case .none: return nil
                case .boolean(let isFocused) where isFlag: return isFocused ? true : nil
                case let value: return try AnyHashable.make(from: value)
                }
            } catch {
                state.keep(failure: error)
                return nil
            }
        }

        var requests: Int { state?.timesSet ?? 0 }

        func writeFocus(_ value: AnyHashable?) {
            do {
                try state?.write(isFlag ? .boolean(value != nil) : value?.dynamicValue ?? .none)
            } catch {
                state?.keep(failure: error)
            }
        }
    }
}

extension ModifierType {
    public enum Focused: KnownModifierType {
        public static let kind: Kind = focusing(
            "Focused", .keyboard
        ) { kind }
    }

    public enum AccessibilityFocused: KnownModifierType {
        public static let kind: Kind = focusing(
            "AccessibilityFocused", .accessibility
        ) { kind }
    }

    /// `kind` gives the kind itself once it is made.
    private static func focusing(
        _ name: String, _ sort: FocusSort, _ kind: @escaping @Sendable () -> Kind
    ) -> Kind {
        Kind(
            name, role: .modifier,
            forms: [
                DynamicForm(
                    .required("state", DynamicFocus.self), .optional("equals", AnyHashable.self, positional: true)
                ) { (state: DynamicFocus, value: AnyHashable?) in
                    _FocusedModifier(
                        kind: kind(), sort: sort, source: state.focusSource(isFlag: value == nil),
                        value: value ?? AnyHashable(true))
                }
            ])
    }
}

extension View {
    /// Binds a state to the focus in the view: it is true while the focus is there, and setting it to true moves the focus
    /// there.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        following(.keyboard, condition.box, while: true)
    }

    /// Binds a state to the focus in the view: it is a value while the focus is there, and setting it to that moves the focus
    /// there.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        following(.keyboard, binding.box, while: binding.box.standIn(value))
    }

    /// Binds a state to the accessibility focus: it is true while what reads the screen aloud is at the view, and setting it
    /// to true brings that there.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        following(.accessibility, condition.box, while: true)
    }

    /// Binds a state to the accessibility focus: it is a value while what reads the screen aloud is at the view, and brings
    /// that there when it is set to that.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        following(.accessibility, binding.box, while: binding.box.standIn(value))
    }

    /// Binds a state to a kind of focus: it is `value` while the focus is in the view.
    private nonisolated func following(
        _ sort: FocusSort, _ source: any FocusSource, while value: AnyHashable
    ) -> some View {
        let kind =
            switch sort {
            case .keyboard: ModifierType.Focused.kind
            case .accessibility: ModifierType.AccessibilityFocused.kind
            }
        return modifier(_FocusedModifier(kind: kind, sort: sort, source: source, value: value))
    }
}
