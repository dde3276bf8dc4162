/// The transition between pages of a navigation stack.
public nonisolated protocol NavigationTransition: SendableMetatype {}

/// The default transition.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition, Equatable { public init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public nonisolated static var automatic: Self { .init() }
}

/// A transition in which the page grows out of a view of the page before.
public nonisolated struct ZoomNavigationTransition: NavigationTransition, @unchecked Sendable {
    let sourceID: AnyHashable
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view that `matchedTransitionSource(id:in:)` gave this identity.
    public nonisolated static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID))
    }
}

extension ModifierType {
    public enum NavigationTransition: AttributeModifierType {
        public static let attribute = ModifierAttribute<any Views.NavigationTransition>(
            "NavigationTransition",
            reads: [
                .reading("navigationTransition") { transition -> DynamicValue in
                    guard let zoom = transition as? ZoomNavigationTransition else { return .string("automatic") }
                    return .record(["zoom": zoom.sourceID.dynamicValue])
                }
            ],
            forms: [
                .form { AutomaticNavigationTransition() },
                .form(.required("zoom", AnyHashable.self)) { ZoomNavigationTransition(sourceID: $0) },
            ])
    }

    public var navigationTransition: ModifierReader<any Views.NavigationTransition> {
        .init(ModifierType.NavigationTransition.self)
    }
}

extension View {
    /// Sets the transition with which the page comes and goes. Nothing is drawn: pages change at once.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        attribute(ModifierType.NavigationTransition.self, style)
    }
}
