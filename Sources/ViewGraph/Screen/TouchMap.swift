import Foundation
import System

/// The target of a touch at a place of the screen.
package enum TouchTarget {
    /// A view, with those around it.
    case view(Node)
    /// A button that the system shows in a bar of a view, and what a tap on it does.
    case button(_ name: String, of: Node, press: @MainActor () throws -> Void)
}

/// Finds the views that take touches on the screens of trees. The conforming type is found by its conformance.
@MainActor
package protocol TouchMap {
    /// The topmost view that takes a touch at a point of the screen, in points from its top left corner. `act` is the touch in
    /// words: `a tap`.
    /// - Throws: `InspectionError.notSupported` where nothing takes it, and where the layout failed.
    static func target(at point: CGPoint, in graph: Graph, _ act: String) throws -> TouchTarget
    /// The action of a tap on a view, besides its gestures, where its kind has none: choosing a tab or opening a menu. `nil`
    /// for any other view.
    static func tapAction(of node: Node) -> (@MainActor () throws -> Void)?
    /// The action of a long press on a view with a modifier, besides its gestures: opening a menu. `nil` for any other
    /// modifier.
    static func pressAction(of modifier: AppliedModifier) -> (@MainActor () throws -> Void)?
    /// The action of a drag on a view, besides its gestures: turning a page. It takes the predicted translation of the finger at
    /// its end, in points. `nil` for a view without such an action.
    static func dragAction(of node: Node) -> (@MainActor (CGSize) throws -> Void)?
    /// The place of a node in words, after what was done there: `there is Text "Total" in VStack`.
    static func refusal(at point: CGPoint, by node: Node, _ act: String) -> InspectionError
    /// The top left corner of a view with the modifiers within the one at a place, counted from 0, the innermost; or of the
    /// view around that names its coordinate space so. In points from the top left corner of the screen.
    static func origin(of node: Node, within place: Int, named name: AnyHashable?) -> CGPoint
}

extension Graph {
    /// The type that finds the views that take touches.
    package static let touchMap = Conformances.of((any TouchMap.Type).self).first
}
