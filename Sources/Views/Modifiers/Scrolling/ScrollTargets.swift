/// The behavior that decides where scrolling ends.
public nonisolated protocol ScrollTargetBehavior: Sendable {}

/// Scrolling comes to rest at pages as large as the scrolling view.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Equatable { public init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }

/// Scrolling comes to rest at the views that are its targets.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Equatable {
    /// Whether one scroll goes past more than one view.
    public nonisolated enum LimitBehavior: Hashable, Sendable {
        /// The system decides.
        case automatic
        /// It goes to the next view at most.
        case always
        /// It goes as far as the user scrolls.
        case never
    }

    private let limitBehavior: LimitBehavior

    /// Creates the behavior. `limitBehavior` bounds how many views a gesture may pass.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { .init() }

    /// Scrolling comes to rest at the views that are its targets, with a limit to how many it goes past.
    public nonisolated static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension ModifierType {
    public enum ScrollTargetBehavior: AttributeModifierType {
        private static let names: KeyValuePairs<String, any Views.ScrollTargetBehavior> = [
            "paging": PagingScrollTargetBehavior(), "viewAligned": ViewAlignedScrollTargetBehavior(),
        ]
        /// The description of the kind. A behavior of the app's own reads as the name of its type.
        public static let attribute = ModifierAttribute<any Views.ScrollTargetBehavior>(
            "ScrollTargetBehavior",
            reads: [
                .reading("scrollTargetBehavior") { behavior in
                    names.first { type(of: $0.value) == type(of: behavior) }?.key
                        ?? TypeName.short(of: type(of: behavior))
                }
            ],
            forms: [
                .form(.required("behavior", String.self).example("'paging'")) { name in
                    guard let behavior = names.first(where: { $0.key == name })?.value else {
                        throw ArgumentError.wrongType(
                            argument: "behavior", expected: "scroll target behavior (\"paging\", \"viewAligned\")",
                            found: "\"\(name)\"")
                    }
                    return behavior
                }
            ])
    }

    @AttributeModifier("isEnabled", default: true) public var scrollTargetLayout: ModifierReader<Bool>
    public var scrollTargetBehavior: ModifierReader<any Views.ScrollTargetBehavior> {
        .init(ModifierType.ScrollTargetBehavior.self)
    }
}

extension View {
    /// Makes each view of the layout a target at which scrolling can come to rest.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        attribute(ModifierType.ScrollTargetLayout.self, isEnabled)
    }

    /// Sets where the scrolling views in the view come to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        attribute(ModifierType.ScrollTargetBehavior.self, behavior)
    }
}
