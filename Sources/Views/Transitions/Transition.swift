/// A way in which a view appears and disappears: what the view looks like before, while it is there, and after.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of view that `body(content:phase:)` returns.
    associatedtype Body: View

    /// Returns the content as it looks in a phase. `content` stands for the view that appears and disappears.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// The properties of the transition that the system needs.
    static var properties: TransitionProperties { get }

    /// The type of the stand-in for the view in `body(content:phase:)`.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    /// Things move.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as it looks in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(_TransitionModifier(transition: self, phase: phase))
    }

    /// Returns this transition combined with another.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns this transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// When a transition applies: before a view is there, while it is, and after.
public nonisolated enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is there.
    case identity
    /// The view has disappeared.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the view is there, 0 while it is, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition that the system needs.
public nonisolated struct TransitionProperties: Hashable, Sendable {
    /// Whether something moves, so that it is replaced where a person prefers less motion.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// Shows a view as it looks in a phase of a transition.
nonisolated struct _TransitionModifier<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    @MainActor func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(in: Self.self), phase: phase)
    }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    @MainActor static var properties: TransitionProperties { Base.properties }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation)
    }
}

/// A transition that `AnyTransition` has a course of its own for.
@MainActor protocol CourseTransition: Transition {
    nonisolated var course: AnyTransition { get }
}

extension CombinedTransition: CourseTransition {
    nonisolated var course: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

extension AnimatedTransition: CourseTransition {
    nonisolated var course: AnyTransition { AnyTransition(base).animation(animation) }
}
