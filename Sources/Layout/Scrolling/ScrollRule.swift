/// The part of a modifier in the scrolling of the view that it stands on, or of those inside.
package enum ScrollRule {
    /// The views inside are targets at which scrolling comes to rest.
    case targets
    /// The app keeps the position of the content.
    case position(ScrollPositionTarget)
    /// A behavior decides where scrolling comes to rest.
    case rest(any ScrollTargetBehavior)
    /// A point of the content and the same point of the view stand together.
    case anchor(DefaultScrollAnchor)
}

/// A modifier that is told of the phases of scrolling.
package protocol ScrollPhaseWatcher {
    /// Called with the old phase and the new one.
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void { get }
}

extension AppliedModifier {
    /// The part of the modifier in scrolling; nil for none.
    @MainActor var scrollRule: ScrollRule? {
        func open<Described: ArrangedAttribute>(_ type: Described.Type) -> ScrollRule? {
            attribute(type).flatMap { type.scrollRule($0) }
        }
        return arrangedAttribute.flatMap { open($0) }
    }
}

extension Node {
    /// The position that each `scrollPosition` of the view keeps, innermost first.
    var scrollPositions: [ScrollPositionTarget] {
        effectiveModifiers.compactMap { if case .position(let target) = $0.scrollRule { target } else { nil } }
    }

    /// The behavior that decides where scrolling of the view comes to rest; nil where it does anywhere.
    package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        nearest { if case .rest(let behavior) = $0.scrollRule { behavior } else { nil } }
    }

    /// Whether the views inside are targets at which scrolling comes to rest.
    var holdsScrollTargets: Bool {
        effectiveModifiers.contains { if case .targets = $0.scrollRule { true } else { false } }
    }
}
