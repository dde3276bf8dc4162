import Foundation
import Views

extension InspectableView {
    /// The addresses that links and the environment's `openURL` on this screen left to the system, in order; those that an
    /// action of the app's handles are not among them. Empty for a view without a screen.
    @MainActor @preconcurrency public var openedURLs: [URL] { screenRecord?.openedURLs ?? [] }

    /// The feedback that `sensoryFeedback` of views on this screen has played, in order. Empty for a view without a screen.
    @MainActor @preconcurrency public var playedFeedback: [SensoryFeedback] { screenRecord?.playedFeedback ?? [] }

    @MainActor private var screenRecord: ScreenRecord? { graph.root.environment.screenRecord }
}
