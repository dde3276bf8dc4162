import Foundation
import Views

extension InspectableView {
    /// The addresses that links and the environment's `openURL` on this screen left to the system, in order; those that an
    /// action of the app's handles are not among them. Empty for a view without a screen.
    @MainActor @preconcurrency public var openedURLs: [URL] { graph.root.environment.openedURLs?.urls ?? [] }
}
