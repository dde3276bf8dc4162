import Foundation
import Views

extension InspectableView {
    /// The distance by which the content has been scrolled: from its leading side and its top, in points. It is of the view
    /// itself where it scrolls, or else of the first inside it that does, or of the nearest around it.
    /// - Throws: `InspectionError.notSupported` where nothing scrolls, and where the layout failed.
    @MainActor @preconcurrency public func scrollOffset() throws -> CGPoint { try current().scrollOffset() }

    /// Scrolls as a person does, by lengths in points towards the trailing side and the bottom: the view itself where it
    /// scrolls, or else the first inside it that does, or the nearest around it. The content goes no further than there is
    /// something to show, and comes to rest where `scrollTargetBehavior` has it.
    /// - Throws: `InspectionError.outOfReach` where the view isn't on the screen of a hosted tree or has `scrollDisabled`,
    ///   `notSupported` where nothing scrolls, and where the layout failed.
    @MainActor @preconcurrency public func scroll(by vector: CGVector) throws { try current().scroll(.vector(vector)) }

    /// Scrolls as a person does to an edge of the content, of the view that `scroll(by:)` would scroll.
    /// - Throws: What `scroll(by:)` throws.
    @MainActor @preconcurrency public func scroll(to edge: Edge) throws { try current().scroll(.edge(edge)) }
}
