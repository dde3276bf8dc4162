import Foundation

/// The state of a view's scrolling, by what causes it.
public nonisolated enum ScrollPhase: Hashable, CaseIterable, Sendable, NamedValues {
    /// Nothing: it stands still.
    case idle
    /// A finger is down, and may be about to scroll.
    case tracking
    /// A person moves it.
    case interacting
    /// It comes to rest after a person has moved it.
    case decelerating
    /// It moves to where the app has asked for.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of phase.
public nonisolated struct ScrollPhaseChangeContext: Sendable {
    /// The position of the content as the phase changes.
    public let geometry: ScrollGeometry
    /// The velocity of the content, in points per second. Scrolling takes no time here: it is nil.
    public var velocity: CGVector? { nil }
}
