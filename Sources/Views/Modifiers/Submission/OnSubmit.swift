/// The kinds of input that can be submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable, NamedOptions {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text of a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The text of a search.
    public static let search = SubmitTriggers(rawValue: 2)

    public static var dynamicName: String { "\"text\", \"search\" or a list of them" }
    /// The options by name, in the order to list them.
    public static var namedOptions: [(name: String, value: SubmitTriggers)] { [("text", .text), ("search", .search)] }
}

/// Runs an action when something within a view is submitted.
public nonisolated struct _OnSubmitModifier: PrimitiveModifier {
    /// The kinds of input on which it acts.
    public let triggers: SubmitTriggers
    let action: () -> Void

    public var kind: Kind { ModifierType.OnSubmit.kind }

    public func modify(_ environment: inout EnvironmentValues) {
        // Unverified: all actions run, the innermost first.
        environment.submitActions.insert((triggers, action), at: 0)
    }
}

/// Keeps what is submitted within a view from those around it.
public nonisolated struct _SubmitScopeModifier: PrimitiveModifier, Equatable {
    /// Whether it does.
    public let isBlocking: Bool

    public var kind: Kind { ModifierType.SubmitScope.kind }

    public func modify(_ environment: inout EnvironmentValues) {
        // Documented for submitScope(_:): submissions inside don't reach the actions outside.
        if isBlocking { environment.submitActions = [] }
    }
}

extension EnvironmentValues {
    /// The actions on a submission, the nearest first.
    @Entry fileprivate(set) var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] = []
}

extension Node {
    /// Calls the actions of the views around for a submission here, the nearest first; `own` comes before all. Throws
    /// `InspectionError.callbackNotFound` where there are none.
    func submit(_ triggers: SubmitTriggers, own: (() -> Void)? = nil, callback: String) throws {
        let actions = environment.submitActions.filter { !$0.triggers.isDisjoint(with: triggers) }
        guard own != nil || !actions.isEmpty else {
            throw InspectionError.callbackNotFound(parent: kind.name, callback: callback)
        }
        own?()
        for entry in actions { entry.action() }
    }

    /// Calls the actions for a submission here, if there are any: `own` first, then those of the views around, the nearest
    /// first.
    func runSubmitActions(_ triggers: SubmitTriggers, own: (() -> Void)? = nil) {
        // Unverified: the field's own onCommit runs before onSubmit.
        own?()
        for entry in environment.submitActions where !entry.triggers.isDisjoint(with: triggers) { entry.action() }
    }
}

extension ViewCall where Arguments == Void, Result == Void {
    /// Presses return in a field: its own action comes first, then those of `onSubmit` around it.
    static func committing(_ own: (() -> Void)?) -> ViewCall {
        .action(of: own) { own, node, _ in try node.submit(.text, own: own, callback: "onCommit") }
    }
}

extension ModifierType {
    public enum OnSubmit: KnownModifierType {
        public static let kind = modifier(
            members: [
                .call(
                    "callOnSubmit", \ModifierType.callOnSubmit,
                    .defaulted("of", SubmitTriggers.text, positional: true))
            ],
            forms: [
                DynamicForm(.required("action", DynamicAction.self), .defaulted("of", SubmitTriggers.text)) {
                    _OnSubmitModifier(triggers: $1, action: $0.action)
                },
                DynamicForm(.required("of", SubmitTriggers.self), .required("action", DynamicAction.self)) {
                    _OnSubmitModifier(triggers: $0, action: $1.action)
                },
            ])
    }

    public enum SubmitScope: KnownModifierType {
        public static let kind = modifier(
            members: [Member("submitScope") { try ModifierType().submitScope($0) }],
            forms: [
                DynamicForm(.defaulted("isBlocking", true, positional: true)) { _SubmitScopeModifier(isBlocking: $0) }
            ])
    }

    /// Calls what `onSubmit` was given for these triggers; on texts unless told otherwise. Throws
    /// `InspectionError.modifierNotFound` where no modifier of the view acts on them.
    public var callOnSubmit: ViewCall<SubmitTriggers, Void> {
        .callback(needsReach: true) { node, triggers in
            let modifiers = node.modifiers(_OnSubmitModifier.self).filter { !$0.triggers.isDisjoint(with: triggers) }
            guard !modifiers.isEmpty else {
                let name = triggers == .text ? "onSubmit" : "onSubmit(of: \(triggers.names.joined(separator: ", ")))"
                throw InspectionError.modifierNotFound(parent: node.title, modifier: name, index: 0)
            }
            return { for modifier in modifiers { modifier.action() } }
        }
    }

    /// Whether the view keeps what is submitted within it from those around.
    public var submitScope: ModifierReader<Bool> { .init("submitScope", _SubmitScopeModifier.self) { $0.isBlocking } }
}

extension View {
    /// Runs an action when something within the view is submitted: by return in a field, or by starting a search.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View {
        modifier(_OnSubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps what is submitted within the view from those around it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(_SubmitScopeModifier(isBlocking: isBlocking))
    }
}

extension ViewCall where Arguments == SubmitTriggers, Result == Void {
    /// Submits a text, or what the triggers say.
    @MainActor @preconcurrency public func callAsFunction(of triggers: SubmitTriggers = .text) throws {
        try callAsFunction(triggers)
    }
}
