import Foundation

/// Acts when an assistive technology performs an action on a view.
public nonisolated struct _AccessibilityActionModifier: PrimitiveModifier {
    let actionKind: AccessibilityActionKind
    let action: () -> Void

    public var kind: Kind { ModifierType.AccessibilityAction.kind }
}

/// Acts when an assistive technology performs an action that other views describe.
public nonisolated struct _AccessibilityLabeledActionModifier<Label: View>: DescribedModifier {
    public typealias Described = ViewType.AccessibilityActionLabel

    let label: Label
    public let properties: Described.Properties

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.deferred(.content) { label }
    }
}

extension ModifierType {
    public enum AccessibilityAction: KnownModifierType {
        public static let kind = modifier(
            members: [
                .call(
                    "callAccessibilityAction", \ModifierType.callAccessibilityAction,
                    .defaulted("action", .default, positional: true))
            ],
            forms: [
                DynamicForm(.required("action", DynamicAction.self)) {
                    _AccessibilityActionModifier(actionKind: .default, action: $0.action)
                },
                DynamicForm(
                    .required("kind", AccessibilityActionKind.self), .required("action", DynamicAction.self)
                ) { _AccessibilityActionModifier(actionKind: $0, action: $1.action) },
                DynamicForm(.required("action", DynamicAction.self), .view("label")) {
                    _AccessibilityLabeledActionModifier(label: $1, properties: .init(action: $0.action))
                },
            ])
    }

    /// Calls what `accessibilityAction` was given, by kind or by name, in the order it was added. Throws
    /// `InspectionError.modifierNotFound` where the view has no such action.
    public var callAccessibilityAction: ViewCall<AccessibilityActionKind, Void> {
        .callback(needsReach: true) { node, kind in
            let locale = node.environment.locale
            let wanted = kind.written(locale)
            // Unverified: all actions of the same kind run.
            let actions = node.modifiers.flatMap { $0.accessibilityActions(locale) }.filter { $0.call == wanted }
            guard !actions.isEmpty else {
                throw InspectionError.modifierNotFound(
                    parent: node.title, modifier: "accessibilityAction(\(wanted))", index: 0)
            }
            return { for action in actions { action.perform() } }
        }
    }
    /// The label of an action that was given views as its label.
    public var accessibilityActionLabel: ModifierSubtree<ViewType.AccessibilityActionLabel> { .init() }
}

extension ViewType {
    /// The views that describe an accessibility action.
    public enum AccessibilityActionLabel: KnownViewType, KnownModifierType, SingleViewContent {
        public struct Properties {
            let action: () -> Void
        }

        public static let kind = Kind("AccessibilityActionLabel", role: .modifier, arity: .single)
    }
}

extension View {
    /// Acts when an assistive technology performs an action of this kind on the view.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(_AccessibilityActionModifier(actionKind: actionKind, action: handler))
    }

    /// Acts when an assistive technology performs the action of this name.
    @TextOverloads
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Acts when an assistive technology performs the action that the label describes.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(_AccessibilityLabeledActionModifier(label: label(), properties: .init(action: action)))
    }
}

extension ViewCall where Arguments == AccessibilityActionKind, Result == Void {
    /// Calls the actions of a name.
    @MainActor @preconcurrency public func callAsFunction<S: StringProtocol>(_ name: S) throws {
        try callAsFunction(AccessibilityActionKind(named: Text(name)))
    }
}

/// An action, and how it is written in a locale.
private typealias WrittenAction = (call: String, perform: () -> Void)

extension AppliedModifier {
    /// The actions that the modifier adds.
    @MainActor fileprivate func accessibilityActions(_ locale: Locale) -> [WrittenAction] {
        if let plain = value as? _AccessibilityActionModifier {
            return [(plain.actionKind.written(locale), plain.action)]
        }
        guard let node else { return [] }
        if let label = try? node.properties(of: ViewType.AccessibilityActionLabel.self) {
            return [(node.writtenLabel, label.action)]
        }
        guard kind[AccessibilityPart.self] == .actions else { return [] }
        return node.searchAll(where: \.kind.isActionButton).compactMap { button in
            (try? button.properties(of: ViewType.Button.self)).map { (button.writtenLabel, $0.action) }
        }
    }
}

extension Node {
    /// Returns the text of an action whose label the views describe.
    fileprivate var writtenLabel: String {
        let texts = searchAll(where: \.kind.isText).compactMap { try? $0.textString() }
        return "named: \"\(texts.joined(separator: " "))\""
    }
}
