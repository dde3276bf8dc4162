import Foundation

/// The position of the content of a view that scrolls; lengths in points.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content that stands at the top leading corner of the view. It is negative where the content keeps
    /// insets and isn't scrolled.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The room that the content keeps from the sides, and moves with it.
    public var contentInsets: EdgeInsets
    /// The size of the view.
    public var containerSize: CGSize

    /// Creates a geometry from its parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that the view shows.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content that the view shows within its insets.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}

extension ScrollGeometry {
    /// The geometry as a script gets it.
    @MainActor package var dynamicValue: DynamicValue {
        .record([
            "contentOffset": contentOffset.dynamicValue, "contentSize": contentSize.dynamicValue,
            "contentInsets": contentInsets.dynamicValue, "containerSize": containerSize.dynamicValue,
            "visibleRect": visibleRect.dynamicValue, "bounds": bounds.dynamicValue,
        ])
    }
}

extension ScrollArea {
    /// The position of the content.
    package var geometry: ScrollGeometry {
        let margins = extent.margins
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
            contentSize: extent.content, contentInsets: margins, containerSize: extent.container)
    }
}
