/// Advertises a user activity while a view is shown.
public nonisolated struct _UserActivityModifier: PrimitiveModifier {
    /// The type of the activity.
    public let activityType: String
    /// Whether the activity is active.
    public let isActive: Bool
    let update: (NSUserActivity) -> Void

    public var kind: Kind { ModifierType.UserActivity.kind }

    /// The activity as it is now.
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: activityType)
        update(activity)
        return activity
    }
}

extension ModifierType {
    public enum UserActivity: KnownModifierType {
        public static let kind = modifier(
            members: [Member("userActivity") { try ModifierType().userActivity($0) }],
            forms: [
                DynamicForm(
                    .required("activityType", String.self), .defaulted("isActive", true),
                    .optional("title", String.self)
                ) { type, isActive, title in
                    _UserActivityModifier(activityType: type, isActive: isActive) { $0.title = title ?? $0.title }
                }
            ])
    }

    /// The activity that the view advertises, with its details; nil while it is inactive.
    public var userActivity: ModifierReader<NSUserActivity?> {
        .init("userActivity", _UserActivityModifier.self) { $0.isActive ? $0.activity : nil }
    }
}

extension View {
    /// Advertises a user activity while the view is shown and `isActive` is true; `update` fills in its details.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
    }

    /// Advertises a user activity while the view is shown and there is an element; `update` fills in its details.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(
            _UserActivityModifier(activityType: activityType, isActive: element != nil) { activity in
                if let element { update(element, activity) }
            })
    }
}
