/// A kind of modifier that holds a function to call when something happens: a hover, a command, a submission.
///
/// Such a modifier is the call of its function, of which a macro makes the kind, and the `View` method that applies it:
/// ```swift
/// extension ModifierType {
///     /// Calls the action passed to `onHover`, by default with true.
///     @CallbackModifier(.defaulted("isHovering", true, positional: true)) public var callOnHover: ViewCall<Bool, Void>
/// }
///
/// extension View {
///     /// Acts when a pointer comes over the view (true) or goes (false).
///     public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
///         callback(ModifierType.OnHover.self, action)
///     }
/// }
/// ```
/// A conforming type is written where scripts give or get something else than the argument.
public protocol CallbackModifierType: KnownModifierType {
    /// The argument of the function.
    associatedtype Argument: SendableMetatype

    /// Whether a person makes it happen at a place of the view, with a finger or a pointer: then nothing may cover the view.
    static var isTouched: Bool { get }
}

extension CallbackModifierType {
    public static var isTouched: Bool { false }
}

/// Holds a function on a view, to call when something happens.
public nonisolated struct _CallbackModifier<Described: CallbackModifierType>: PrimitiveModifier {
    /// The function; nil where the app gave none.
    public let action: ((Described.Argument) -> Void)?

    /// Creates a callback modifier with a function.
    public init(_ action: ((Described.Argument) -> Void)?) {
        self.action = action
    }

    public var kind: Kind { Described.kind }
}

extension View {
    /// Holds a function on the view.
    public nonisolated func callback<Described: CallbackModifierType>(
        _ type: Described.Type, _ action: ((Described.Argument) -> Void)?
    ) -> ModifiedContent<Self, _CallbackModifier<Described>> {
        modifier(_CallbackModifier<Described>(action))
    }

    /// Holds a function without arguments on the view.
    public nonisolated func callback<Described: CallbackModifierType>(
        _ type: Described.Type, _ action: (() -> Void)?
    ) -> ModifiedContent<Self, _CallbackModifier<Described>> where Described.Argument == Void {
        modifier(_CallbackModifier<Described>(action.map { action in { _ in action() } }))
    }
}

extension CallbackModifierType where Argument == Void {
    /// Describes a modifier whose function is given nothing; `calls` is the inspection call that calls it.
    public static func callback(
        _ name: String, call: String? = nil, calls: String,
        _ callback: KeyPath<ModifierType, ViewCall<Void, Void>> & Sendable
    ) -> Kind {
        Kind(
            name, call: call, role: .modifier,
            members: [.call(calls, { (readers: ModifierType) in readers[keyPath: callback] })],
            forms: [
                DynamicForm(.required("action", DynamicAction.self)) { handler in
                    _CallbackModifier<Self> { _ in handler.action() }
                }
            ])
    }
}

extension CallbackModifierType where Argument: DynamicConvertible {
    /// Describes a modifier whose function is given one value; `calls` is the inspection call that calls it, which takes
    /// that value.
    public static func callback(
        _ name: String, call: String? = nil, calls: String,
        _ callback: KeyPath<ModifierType, ViewCall<Argument, Void>> & Sendable, _ parameter: Parameter<Argument>
    ) -> Kind {
        Kind(
            name, call: call, role: .modifier,
            members: [.call(calls, { (readers: ModifierType) in readers[keyPath: callback] }, parameter)],
            forms: [
                DynamicForm(.required("action", DynamicHandler<Argument>.self)) {
                    _CallbackModifier<Self>($0.action)
                }
            ])
    }
}

extension ViewCall where Result == Void {
    /// Calls the functions of a kind of modifier on this view, in the order they were added. Throws
    /// `InspectionError.modifierNotFound` where there is none, `callbackNotFound` where none was given a function.
    /// `finger` says that the call acts as a person would with one, and `needsReach` that it acts as a person on a screen.
    public init<Described: CallbackModifierType>(
        _ type: Described.Type, by finger: Finger? = nil, needsReach: Bool = false
    ) where Described.Argument == Arguments {
        self = .callback(by: finger, needsReach: needsReach, isTouch: type.isTouched) {
            node, argument in
            let modifiers = node.modifiers(_CallbackModifier<Described>.self)
            let call = type.kind.call
            guard !modifiers.isEmpty else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: call, index: 0)
            }
            let actions = modifiers.compactMap(\.action)
            guard !actions.isEmpty else {
                throw InspectionError.callbackNotFound(parent: node.kind.name, callback: call)
            }
            return { for action in actions { action(argument) } }
        }
    }
}
