import Foundation
import Layout

/// What the views around pass to the looks of those inside.
package struct LookContext {
    /// The styles of the foreground by level, the first level first; empty where none is set.
    package var foreground: [any ShapeStyle] = []
    /// The place among the bars of the screen.
    package var bar = BarPlace.page
    /// Whether the view lies on a sheet, which is lighter than the page below where it is dark.
    package var isElevated = false
    /// Whether the view lies on the ground of a grouped list.
    package var isOnGroupedGround = false
    /// The alignment of lines that are shorter than others of their text; nil for that of the environment.
    package var textAlignment: TextAlignment?

    package init() {}
}

/// A view at its place, as it is asked for its look.
@MainActor
package struct LookPlace {
    package let node: Node
    /// The rectangle of the view without its modifiers, in points from the top left corner of the screen, rounded to pixels.
    package let frame: CGRect
    package let layout: LaidOut
    package var context: LookContext

    package init(node: Node, frame: CGRect, layout: LaidOut, context: LookContext) {
        self.node = node
        self.frame = frame
        self.layout = layout
        self.context = context
    }

    /// The environment that the view sees in its place.
    package var environment: EnvironmentValues {
        var environment = node.environment
        context.bar.modify(&environment, of: node)
        return environment
    }

    /// The length of a pixel, in points.
    package var pixel: CGFloat { 1 / layout.pass.scale }

    /// The rectangle of the view with the parts of the screen at its sides that aren't safe, where it reaches these.
    package var viewport: CGRect {
        guard let item = try? layout.items(of: node, inner: true).first else { return frame }
        var edges = item.safeArea.insets(of: item.frame)
        // Beside a column that isn't at the edge of the screen stands another one.
        if edges.leading > Self.widestEdge { edges.leading = 0 }
        if edges.trailing > Self.widestEdge { edges.trailing = 0 }
        return layout.pass.rounded(item.frame.inset(by: edges.outwards))
    }

    /// More than the edges of any device cover at the side of a screen, in points.
    private static let widestEdge: CGFloat = 80

    /// Whether the view is read from the right to the left.
    package var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

    package var isDark: Bool { node.environment.colorScheme == .dark }

    /// Whether the view responds to touches.
    package var isEnabled: Bool { node.environment.isEnabled }

    /// A rectangle as it stands where the view is read from the left to the right, or its mirror image in the view's frame.
    package func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// A rectangle of a size at the trailing end of the view, in the middle of its height.
    package func trailing(_ size: CGSize) -> CGRect {
        mirrored(
            CGRect(
                x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height))
    }
}
