/// A view that goes through phases by itself, and shows content for each.
///
/// It goes on to the next phase when the animation to the present one is over, by the clock of the views: a spring's after
/// its `duration`, any other one's at its end. As everywhere, content takes each change at once. The first phase is shown
/// until time moves.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    public typealias Described = ViewType.PhaseAnimator

    public let properties: ViewType.PhaseAnimator.Properties
    private let phases: [Phase]
    private let trigger: (any Equatable)?
    private let content: (Phase) throws -> Content
    private let animation: (Phase) -> Animation?

    init(
        phases: some Sequence<Phase>, trigger: (any Equatable)?, making content: @escaping (Phase) throws -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
        properties = .init(phases: self.phases)
    }

    /// Goes through phases without end.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: phases, trigger: nil, making: content, animation: animation)
    }

    /// Goes through phases once each time that `trigger` changes, and back to the first.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: phases, trigger: trigger, making: content, animation: animation)
    }

    /// Hands its children to the visitor.
    /// - Throws: What making the content throws, and `InspectionError.notSupported` for no phase.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        guard !phases.isEmpty else { throw InspectionError.notSupported("a PhaseAnimator needs one phase at least") }
        let progress = PhaseProgress.of(visitor.node)
        progress.update(count: phases.count, trigger: trigger, on: visitor.node) { [phases, animation] in
            animation(phases[$0])
        }
        visitor.content(try content(phases[progress.index]))
    }
}

/// The progress of a view in its phases.
@MainActor
private final class PhaseProgress {
    /// The phase, from 0.
    private(set) var index = 0
    private var count = 0
    private var animation: (Int) -> Animation? = { _ in nil }
    private var trigger: (any Equatable)?
    private var hasStarted = false
    private var timer: ViewClock.Timer?

    /// The shortest time that a phase is shown for, in seconds: one picture of a screen.
    private static let shortest = 1.0 / 60

    nonisolated init() {}

    static func of(_ node: Node) -> PhaseProgress { node.storage(named: "phase") { PhaseProgress() } }

    /// Takes the phases and the trigger as they were described last.
    func update(
        count: Int, trigger: (any Equatable)?, on node: Node, animation: @escaping (Int) -> Animation?
    ) {
        self.count = count
        self.animation = animation
        if index >= count { index = 0 }
        let isTriggered =
            if hasStarted, let old = self.trigger, let trigger { !areEquivalent(old, trigger) } else { false }
        self.trigger = trigger
        if isTriggered, count > 1 {
            // Documented for init(_:trigger:content:animation:): a change of the trigger goes through all phases once.
            index = 1
            goOnLater(node)
        } else if trigger == nil, timer == nil, count > 1 {
            // Documented for init(_:content:animation:): without a trigger, it goes through the phases over and over.
            wait(0, node)
        }
        hasStarted = true
    }

    private func goOnLater(_ node: Node) {
        timer?.cancel()
        timer = nil
        // Unverified: a phase without an animation lasts for one frame.
        guard let animation = animation(index) else { return wait(Self.shortest, node) }
        if let duration = animation.logicalDuration { wait(max(duration, Self.shortest), node) }
    }

    private func wait(_ seconds: Double, _ node: Node) {
        guard node.isLive else { return }
        timer?.cancel()
        timer = node.graph.clock.schedule(after: seconds) { [weak self, weak node] in
            guard let self, let node, node.isAttached else { return }
            index = (index + 1) % count
            // Commonly known: a triggered run ends at the first phase.
            if index == 0, trigger != nil { timer = nil } else { goOnLater(node) }
            node.invalidateAsTimePasses()
            node.graph.flush()
        }
    }
}

extension ViewType {
    public enum PhaseAnimator: KnownViewType, SingleViewContent, MultipleViewContent {
        public struct Properties {
            let phases: [Any]

            /// The phase that is shown, as a type that is asked for.
            public var phase: ViewCall<Void, Any> {
                ViewCall(of: self) { properties, node, _ in
                    guard !properties.phases.isEmpty else {
                        throw InspectionError.attributeNotFound(label: "phase", type: "PhaseAnimator")
                    }
                    return properties.phases[min(PhaseProgress.of(node).index, properties.phases.count - 1)]
                }
            }
        }

        public static let kind = Kind(
            "PhaseAnimator", arity: .single,
            members: [.call("phase", \Properties.phase) { ($0 as? AnyHashable)?.dynamicValue ?? .object($0) }],
            forms: [
                DynamicForm(
                    .required("phases", [AnyHashable].self), .required("content", DynamicContentMaker.self),
                    .optional("trigger", AnyHashable.self), .defaulted("animation", Animation.default)
                ) { phases, content, trigger, animation in
                    try phases.checkPhases()
                    return Views.PhaseAnimator(
                        phases: phases, trigger: trigger, making: { try content.make([$0.shown]) },
                        animation: { _ in animation })
                }
            ])
    }
}

extension ViewType.Kinds { public var phaseAnimator: KindReference<ViewType.PhaseAnimator> { .init() } }

extension [AnyHashable] {
    /// Refuses an empty list of phases.
    /// - Throws: `ArgumentError.wrongType`.
    fileprivate func checkPhases() throws {
        guard isEmpty else { return }
        throw ArgumentError.wrongType(argument: "phases", expected: "one phase at least", found: "an empty list")
    }
}

extension AnyHashable {
    /// The value as a script's function is given it.
    var shown: DynamicValue {
        let carried = MainThreadOnly(self)
        return MainActor.assumeIsolated { MainThreadOnly(carried.value.dynamicValue) }.value
    }
}

/// Shows a view as a function has it in phases that the view goes through by itself.
public nonisolated struct _PhaseAnimatorModifier<Subject, Phase: Equatable, Made: View>: ViewModifier {
    let phases: [Phase]
    let trigger: (any Equatable)?
    let make: (PlaceholderContentView<Subject>, Phase) throws -> Made
    let animation: (Phase) -> Animation?

    /// The view in its phase.
    public func body(content: Content) -> some View {
        PhaseAnimator(
            phases: phases, trigger: trigger,
            making: { [make] in try make(PlaceholderContentView(in: Self.self), $0) }, animation: animation)
    }
}

extension View {
    /// Shows the view as `content` has it in phases that it goes through without end.
    ///
    /// It goes on to the next phase when the animation to the present one is over, by the clock of the views.
    public nonisolated func phaseAnimator<Phase: Equatable, Made: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Made,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            _PhaseAnimatorModifier<Self, Phase, Made>(
                phases: Array(phases), trigger: nil, make: content, animation: animation))
    }

    /// Shows the view as `content` has it in phases that it goes through once each time that `trigger` changes, and back to
    /// the first.
    public nonisolated func phaseAnimator<Phase: Equatable, Made: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Made,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            _PhaseAnimatorModifier<Self, Phase, Made>(
                phases: Array(phases), trigger: trigger, make: content, animation: animation))
    }
}

extension ModifierType {
    public enum PhaseAnimator: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(
                    .required("phases", [AnyHashable].self), .required("content", DynamicFunctionValue.self),
                    .optional("trigger", AnyHashable.self), .defaulted("animation", ViewGraph.Animation.default)
                ) { phases, content, trigger, animation in
                    try phases.checkPhases()
                    return _PhaseAnimatorModifier<DynamicContent, AnyHashable, DynamicContent>(
                        phases: phases, trigger: trigger,
                        make: { try content.content(of: $0, $1.shown) }, animation: { _ in animation })
                }
            ])
    }
}

extension DynamicFunctionValue {
    /// The views that the function makes of a view and a value.
    /// - Throws: What the function raises, and `ArgumentError` when it returns something else.
    func content(of view: some View, _ value: DynamicValue) throws -> DynamicContent {
        let carried = MainThreadOnly((self, view, value))
        return try MainActor.assumeIsolated {
            let (function, view, value) = carried.value
            return try MainThreadOnly(
                DynamicContentMaker.content(of: .function(function.function), [.view(view), value]))
        }.value
    }

    /// The views that the function makes of a view and a value. What it raises is kept for the caller of this, and
    /// `otherwise` stands in for them.
    @MainActor func content(of view: some View, _ value: DynamicValue, otherwise: DynamicContent) -> DynamicContent {
        do {
            return try content(of: view, value)
        } catch {
            function.keep(failure: error)
            return otherwise
        }
    }
}
