import Foundation

/// A key that is pressed.
public struct KeyPress: Sendable {
    /// An event of a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It is held and comes again.
        public static let `repeat` = Phases(rawValue: 2)
        /// It goes up.
        public static let up = Phases(rawValue: 4)
        /// Any of these.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether the key was handled.
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }

    /// The key.
    public let key: KeyEquivalent
    /// The modifier keys held with it.
    public let modifiers: EventModifiers
    /// The phase of the press.
    public let phase: Phases
    /// The characters that it types.
    public var characters: String { String(key.character) }
}

/// Acts when a key is pressed while the focus is in a view.
public nonisolated struct _KeyPressModifier: PrimitiveModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    public var kind: Kind { ModifierType.OnKeyPress.kind }
}

extension ModifierType {
    public enum OnKeyPress: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(.required("key", KeyEquivalent.self), .required("action", DynamicFunctionValue.self)) {
                    key, action in
                    _KeyPressModifier(phases: .down, matches: { $0.key == key }) { _ in
                        if case .boolean(false) = action.result([]) { return .ignored }
                        return .handled
                    }
                }
            ])
    }
}

extension View {
    private nonisolated func onKeyPress(
        _ phases: KeyPress.Phases, where matches: @escaping (KeyPress) -> Bool,
        _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, _KeyPressModifier> {
        modifier(_KeyPressModifier(phases: phases, matches: matches, action: action))
    }

    /// Acts when a key is pressed while the focus is in the view.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress([.down, .repeat], where: { $0.key == key }) { _ in action() }
    }

    /// Acts when a key is pressed or let go while the focus is in the view.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, where: { $0.key == key }, action)
    }

    /// Acts when one of some keys is pressed or let go while the focus is in the view.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, where: { keys.contains($0.key) }, action)
    }

    /// Acts when any key is pressed or let go while the focus is in the view.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, where: { _ in true }, action)
    }

    /// Acts when a key that types one of some characters is pressed or let go while the focus is in the view.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
    }
}
