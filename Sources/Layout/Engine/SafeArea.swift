import Foundation

/// The part of the screen that nothing covers, where views are placed, and all of it, into which they may extend; in points
/// from the top left corner.
package nonisolated struct SafeArea: Equatable {
    /// All of the screen.
    package let whole: CGRect
    /// The part that neither bars, the edges of the device nor the keyboard cover.
    package var clear: CGRect
    /// The length below that part that only the keyboard covers.
    package var keyboard: CGFloat = 0

    /// The distance by which a view may extend at each side: to the edge of the screen, where it reaches the edge of the clear
    /// part.
    package func insets(of frame: CGRect) -> EdgeInsets {
        func inset(_ distance: CGFloat, _ room: CGFloat) -> CGFloat {
            distance <= Self.tolerance ? max(0, room) : 0
        }
        return EdgeInsets(
            top: inset(frame.minY - clear.minY, frame.minY - whole.minY),
            leading: inset(frame.minX - clear.minX, frame.minX - whole.minX),
            bottom: inset(clear.maxY - frame.maxY, whole.maxY - frame.maxY),
            trailing: inset(clear.maxX - frame.maxX, whole.maxX - frame.maxX))
    }

    /// The length by which a view may extend under the keyboard, as far as there are no bars: where it reaches the edge of the
    /// clear part.
    package func keyboardInset(of frame: CGRect) -> CGFloat {
        clear.maxY - frame.maxY <= Self.tolerance ? keyboard : 0
    }

    /// By how much a view may be away from the edge and reach it, in points: less than a pixel.
    private static let tolerance: CGFloat = 0.25
}

/// The place on the screen of an item's surroundings.
package nonisolated struct Surroundings: Equatable {
    /// The top left corner of the item around.
    package let origin: CGPoint
    /// The safe area for what is in it.
    package var safeArea: SafeArea
}

/// A layout that covers some of the safe area of its views.
package nonisolated protocol SafeAreaChanging: BuiltInLayout {
    /// The safe area for the views of the layout, whose frame on the screen is given.
    func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea
}

extension EdgeInsets {
    /// The lengths at some edges, and 0 at the others.
    package nonisolated func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// The lengths as far out as these go in.
    package nonisolated var outwards: EdgeInsets {
        EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
    }
}
