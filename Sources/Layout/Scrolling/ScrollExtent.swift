import Foundation

/// The sizes of what scrolls: of the content, and of the view that shows a part of it. Lengths are in points.
package nonisolated struct ScrollExtent: Equatable {
    /// The size of the content, without margins.
    package let content: CGSize
    /// The size of the view that scrolls it.
    package let container: CGSize
    /// The room that the content keeps from the sides, and moves with it.
    package let margins: EdgeInsets

    /// The largest distances by which the content can be moved; 0 along an axis on which there is room for all of it.
    package var travel: CGSize {
        CGSize(
            width: max(0, content.width + margins.leading + margins.trailing - container.width),
            height: max(0, content.height + margins.top + margins.bottom - container.height))
    }

    /// The part of the view that isn't margin, from its top leading corner.
    package var sight: CGRect {
        CGRect(
            x: margins.leading, y: margins.top,
            width: max(0, container.width - margins.leading - margins.trailing),
            height: max(0, container.height - margins.top - margins.bottom))
    }

    /// The room that is left beside content which needs no scrolling.
    var slack: CGSize {
        CGSize(width: max(0, sight.width - content.width), height: max(0, sight.height - content.height))
    }

    /// The nearest offset that shows no more than there is.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let travel = travel
        return CGPoint(x: min(max(0, offset.x), travel.width), y: min(max(0, offset.y), travel.height))
    }

    /// The offset that shows an edge of the content, moving it along no other axis.
    package func offset(at edge: Edge, from offset: CGPoint) -> CGPoint {
        let travel = travel
        return switch edge {
        case .top: CGPoint(x: offset.x, y: 0)
        case .bottom: CGPoint(x: offset.x, y: travel.height)
        case .leading: CGPoint(x: 0, y: offset.y)
        case .trailing: CGPoint(x: travel.width, y: offset.y)
        }
    }

    /// The offset at which this point of the content and the same point of the view meet.
    package func offset(at anchor: UnitPoint) -> CGPoint {
        let travel = travel
        return clamped(CGPoint(x: anchor.x * travel.width, y: anchor.y * travel.height))
    }
}
