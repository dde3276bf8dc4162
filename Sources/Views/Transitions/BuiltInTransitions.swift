import Foundation

/// Appears and disappears at once.
public nonisolated struct IdentityTransition: CourseTransition {
    public init() {}

    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    nonisolated var course: AnyTransition { .identity }
}

/// Fades in and out.
public nonisolated struct OpacityTransition: CourseTransition {
    public init() {}

    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated var course: AnyTransition { .opacity }
}

/// Grows from a part of its size, and shrinks to it.
public nonisolated struct ScaleTransition: CourseTransition {
    /// The part of its size that the view grows from.
    public var scale: Double
    /// The place in the view that stays where it is.
    public var anchor: UnitPoint

    /// Creates a transition for a part of the size.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    nonisolated var course: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Enters from an offset, and leaves toward it.
public nonisolated struct OffsetTransition: CourseTransition {
    /// The offset in points.
    public var offset: CGSize

    /// Creates a transition for an offset in points.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    nonisolated var course: AnyTransition { .offset(offset) }
}

/// Enters and leaves at an edge.
public nonisolated struct MoveTransition: CourseTransition {
    /// The edge.
    public var edge: Edge

    /// Creates a transition for an edge.
    public init(edge: Edge) {
        self.edge = edge
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualEffect { [edge] content, geometry in
            // Documented for move(edge:): the view comes from the edge and leaves towards it.
            content.offset(phase.isIdentity ? .zero : edge.away(by: geometry.size))
        }
    }

    nonisolated var course: AnyTransition { .move(edge: edge) }
}

/// Enters at the leading edge, and leaves at the trailing edge.
public nonisolated struct SlideTransition: CourseTransition {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        // Documented for slide: the view comes from the leading edge and leaves at the trailing one.
        content.visualEffect { content, geometry in
            content.offset(x: phase.value * geometry.size.width)
        }
    }

    nonisolated var course: AnyTransition { .slide }
}

/// Fades in from an edge, and fades out toward the opposite edge.
public nonisolated struct PushTransition: CourseTransition {
    /// The edge that the view enters from.
    public var edge: Edge

    /// Creates a transition from an edge.
    public init(edge: Edge) {
        self.edge = edge
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualEffect { [edge] content, geometry in
            // Documented for push(from:): the view comes from the edge, leaves at the opposite one, and fades both times.
            let way = edge.away(by: geometry.size)
            return content.offset(x: -phase.value * way.width, y: -phase.value * way.height)
                .opacity(phase.isIdentity ? 1 : 0)
        }
    }

    nonisolated var course: AnyTransition { .push(from: edge) }
}

extension Edge {
    /// The way out over this edge, for a view of a size.
    fileprivate func away(by size: CGSize) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: -size.width, height: 0)
        case .trailing: CGSize(width: size.width, height: 0)
        }
    }
}

/// Blurs, fades and scales, so that one view seems to turn into the other.
public nonisolated struct BlurReplaceTransition: Transition, Equatable {
    /// The scale of the view.
    public struct Configuration: Hashable, Sendable {
        fileprivate let isUpUp: Bool

        /// Views appear and disappear toward the same side: one grows in while the other shrinks out.
        public static let downUp = Configuration(isUpUp: false)
        /// Views grow as they appear, and go on growing as they disappear.
        public static let upUp = Configuration(isUpUp: true)
    }

    /// The scale of the view.
    public var configuration: Configuration

    /// Creates a transition.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        // Unverified: by how much the view grows, shrinks and blurs.
        let growth = configuration.isUpUp ? phase.value : -abs(phase.value)
        content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(1 + 0.1 * growth).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Appears and disappears by an effect of symbols; other views appear and disappear at once.
public nonisolated struct SymbolEffectTransition: Transition {
    /// The effect, and how it runs.
    private let effect: any TransitionSymbolEffect & SymbolEffect
    private let options: SymbolEffectOptions

    /// Creates a transition by an effect.
    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        self.effect = effect
        self.options = options
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.attribute(
            ModifierType.SymbolEffect.self,
            SymbolEffectUse(effect: effect, options: options, isActive: !phase.isIdentity, value: nil))
    }
}

/// Appears by one transition and disappears by another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: CourseTransition {
    /// The transition by which the view appears.
    public var insertion: Insertion
    /// The transition by which the view disappears.
    public var removal: Removal

    /// Creates a transition of two.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let appearing = phase == .didDisappear ? TransitionPhase.identity : phase
        let disappearing = phase == .willAppear ? TransitionPhase.identity : phase
        removal.apply(content: insertion.apply(content: content, phase: appearing), phase: disappearing)
    }

    nonisolated var course: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

extension Transition where Self == IdentityTransition {
    /// Appears and disappears at once.
    public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing and shrinks to nothing.
    public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }

    /// Grows from a part of its size, around `anchor`, and shrinks to that.
    public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Enters from an offset in points, and leaves toward it.
    public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Enters from an offset in points, and leaves toward it.
    public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Enters and leaves at an edge.
    public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Enters at the leading edge and leaves at the trailing edge.
    public nonisolated static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Fades in from an edge, and fades out toward the opposite edge.
    public nonisolated static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs, fades and scales, so that one view seems to turn into the other.
    public nonisolated static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Blurs, fades and scales, so that one view seems to turn into the other.
    public nonisolated static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Appears and disappears by the usual effect of symbols.
    public nonisolated static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect(), options: .default)
    }

    /// Appears and disappears by an effect of symbols.
    public nonisolated static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension Transition {
    /// Appears by one transition and disappears by another.
    public nonisolated static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
