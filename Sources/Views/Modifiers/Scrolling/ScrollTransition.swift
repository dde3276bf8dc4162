/// The way in which a view changes as it is scrolled into sight and out of it.
public nonisolated struct ScrollTransitionConfiguration: Hashable, Sendable, CustomStringConvertible {
    private enum Course: Hashable, Sendable {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }

    private var course: Course
    private var visibleAmount: Double?

    private init(_ course: Course) {
        self.course = course
    }

    /// The view doesn't change.
    public static let identity = ScrollTransitionConfiguration(.identity)
    /// The view changes as far as it is scrolled.
    public static let interactive = interactive()
    /// The view changes by an animation once it is scrolled far enough.
    public static let animated = animated()

    /// The view changes as far as it is scrolled, along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// The view changes by an animation once it is scrolled far enough.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated(animation))
    }

    /// Returns the configuration with another animation, where it has one.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = course else { return self }
        var copy = self
        copy.course = .animated(animation)
        return copy
    }

    /// The part of a view that has to be in sight for it to count as there.
    public struct Threshold: Hashable, Sendable {
        fileprivate let amount: Double

        /// As soon as some of it is.
        public static let hidden = Threshold(amount: 0)
        /// All of it.
        public static let visible = Threshold(amount: 1)
        /// The middle of it.
        public static let centered = Threshold(amount: 0.5)

        /// A part of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    }

    /// Returns the configuration with how much of the view has to be in sight for it to count as there.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.visibleAmount = threshold.amount
        return copy
    }

    public var description: String {
        let course =
            switch course {
            case .identity: "identity"
            case .interactive(let curve): "interactive(\(curve))"
            case .animated(let animation): "animated(\(animation))"
            }
        return visibleAmount.map { "\(course).threshold(\($0))" } ?? course
    }
}

/// The position of a view that is scrolled: in sight, or beyond one of the ends.
public nonisolated enum ScrollTransitionPhase: Hashable, CaseIterable, Sendable, NamedValues {
    /// Beyond the top or the leading end.
    case topLeading
    /// In sight.
    case identity
    /// Beyond the bottom or the trailing end.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 beyond the top, 0 in sight, 1 beyond the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The look of a view as it is scrolled.
public nonisolated struct ScrolledLook: Sendable {
    /// The transition at the top or the leading end.
    public let topLeading: ScrollTransitionConfiguration
    /// The transition at the bottom or the trailing end.
    public let bottomTrailing: ScrollTransitionConfiguration
    /// The axis along which the view is scrolled; nil for that of the scrolling view.
    public let axis: Axis?
    private let look: @Sendable (ScrollTransitionPhase) -> any VisualEffect

    init(
        _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration, _ axis: Axis?,
        _ look: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) {
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.axis = axis
        self.look = { look(EmptyVisualEffect(), $0) }
    }

    /// A view as it looks in a phase.
    @MainActor public func view(_ view: some View, in phase: ScrollTransitionPhase) -> some View {
        look(phase)._applied(to: DynamicContent([view]))
    }
}

/// The look that a script's function gives a view in a phase.
private nonisolated struct ScriptedLook: VisualEffect, @unchecked Sendable {
    let function: DynamicFunctionValue
    let phase: ScrollTransitionPhase

    @MainActor func _applied(to view: DynamicContent) -> DynamicContent {
        function.content(of: view, phase.dynamicValue, otherwise: view)
    }
}

/// Makes a view look as it does in sight, and keeps how it looks elsewhere.
public nonisolated struct _ScrollTransitionModifier: _DerivedModifier {
    public typealias Body = Never

    let look: ScrolledLook

    @MainActor public func _derived(content: Content, in environment: EnvironmentValues) -> some View {
        // Documented for ScrollTransitionPhase.identity: the phase of a view that is in the visible area; no other is shown.
        look.view(content.attribute(ModifierType.ScrollTransition.self, look), in: .identity)
    }
}

extension ModifierType {
    public enum ScrollTransition: AttributeModifierType {
        public static let attribute = ModifierAttribute<ScrolledLook>(
            "ScrollTransition",
            reads: [
                .record("scrollTransition") {
                    [
                        "topLeading": "\($0.topLeading)", "bottomTrailing": "\($0.bottomTrailing)",
                        "axis": $0.axis.map { "\($0)" },
                    ]
                }
            ],
            forms: [
                ModifierForm { _ in
                    DynamicForm(.required("transition", DynamicFunctionValue.self)) { function in
                        // It is called on the main actor, on which views are described.
                        nonisolated(unsafe) let function = function
                        return _ScrollTransitionModifier(
                            look: ScrolledLook(.interactive, .interactive, nil) { _, phase in
                                ScriptedLook(function: function, phase: phase)
                            })
                    }
                }
            ])
    }

    /// The look of the view as it is scrolled.
    public var scrollTransition: ModifierReader<ScrolledLook> { .init(ModifierType.ScrollTransition.self) }
}

extension View {
    /// Makes the view look as `transition` has it in its phase: in sight, or beyond an end of the scrolling view.
    ///
    /// The view looks as it does in sight.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Makes the view look as `transition` has it in its phase, going over in another way at each end.
    ///
    /// The view looks as it does in sight.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(_ScrollTransitionModifier(look: ScrolledLook(topLeading, bottomTrailing, axis, transition)))
    }
}
