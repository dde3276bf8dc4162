/// Acts when an activity of a type is taken up in the app.
public nonisolated struct _ContinueActivityModifier: PrimitiveModifier {
    /// The type of the activity.
    public let activityType: String
    let action: (NSUserActivity) -> Void

    public var kind: Kind { ModifierType.OnContinueUserActivity.kind }
}

extension ModifierType {
    public enum OnContinueUserActivity: KnownModifierType {
        public static let kind = modifier(
            members: [
                .call(
                    "callOnContinueUserActivity", \ModifierType.callOnContinueUserActivity, .required("activity"))
            ],
            forms: [
                DynamicForm(
                    .required("activityType", String.self), .required("action", DynamicHandler<NSUserActivity>.self)
                ) { _ContinueActivityModifier(activityType: $0, action: $1.action) }
            ])
    }

    /// Makes the view take up an activity. Throws `InspectionError.modifierNotFound` where no modifier of the view takes up
    /// activities of that type.
    public var callOnContinueUserActivity: ViewCall<NSUserActivity, Void> {
        .callback { node, activity in
            let modifiers = node.modifiers(_ContinueActivityModifier.self)
                .filter { $0.activityType == activity.activityType }
            guard !modifiers.isEmpty else {
                throw InspectionError.modifierNotFound(
                    parent: node.title, modifier: "onContinueUserActivity(\(activity.activityType))", index: 0)
            }
            return { for modifier in modifiers { modifier.action(activity) } }
        }
    }
}

extension View {
    /// Acts when an activity of the type is taken up in the app.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_ContinueActivityModifier(activityType: activityType, action: action))
    }
}
