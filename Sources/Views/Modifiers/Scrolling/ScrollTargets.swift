/// Where scrolling comes to rest.
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
        /// It goes as far as the person scrolls.
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
    /// Makes each view of a layout a target at which scrolling can come to rest, or not.
    public enum ScrollTargetLayout: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("ScrollTargetLayout", .defaulted("isEnabled", true, positional: true))
    }

    /// Says where scrolling comes to rest.
    public enum ScrollTargetBehavior: AttributeModifierType {
        public typealias Value = any Views.ScrollTargetBehavior
        private static let names: KeyValuePairs<String, any Views.ScrollTargetBehavior> = [
            "paging": PagingScrollTargetBehavior(), "viewAligned": ViewAlignedScrollTargetBehavior(),
        ]
        /// The description of the kind. A behavior of the app's own reads as the name of its type.
        public static let kind = attribute(
            "ScrollTargetBehavior",
            reads: [
                .reading("scrollTargetBehavior", Self.self) { behavior in
                    names.first { type(of: $0.value) == type(of: behavior) }?.key
                        ?? TypeName.short(of: type(of: behavior))
                }
            ],
            forms: [
                form(.required("behavior", String.self).example("'paging'")) { name in
                    guard let behavior = names.first(where: { $0.key == name })?.value else {
                        throw ArgumentError.wrongType(
                            argument: "behavior", expected: "scroll target behavior (\"paging\", \"viewAligned\")",
                            found: "\"\(name)\"")
                    }
                    return behavior
                }
            ])
    }
}

extension View {
    /// Makes each view of the layout a target at which scrolling can come to rest, or not.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        attribute(ModifierType.ScrollTargetLayout.self, isEnabled)
    }

    /// Says where scrolling of the scrolling views within the view comes to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        attribute(ModifierType.ScrollTargetBehavior.self, behavior)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view makes each view of its layout a target of scrolling.
    public var scrollTargetLayout: ModifierReader<Bool> { .init(ModifierType.ScrollTargetLayout.self) }
    /// Where a modifier of this view has scrolling come to rest.
    public var scrollTargetBehavior: ModifierReader<any ScrollTargetBehavior> {
        .init(ModifierType.ScrollTargetBehavior.self)
    }
}
