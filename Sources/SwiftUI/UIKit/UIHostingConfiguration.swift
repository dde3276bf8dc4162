import Foundation
import ViewGraph
import Views

/// The content of a cell of UIKit's, given by views. Nothing is drawn: the views can be inspected.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// The view in the cell.
    public private(set) var content: Content
    /// The view behind it.
    public private(set) var background: Background
    /// The distances of the content from the edges of the cell, in points; nil for the cell's own.
    public private(set) var margins: [Edge: CGFloat] = [:]
    /// The least size of the cell, in points; nil for its own.
    public private(set) var minSize: (width: CGFloat?, height: CGFloat?)

    /// Shows views in a cell.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = EmptyView()
    }

    private init(_ content: Content, _ background: Background) {
        (self.content, self.background) = (content, background)
    }

    /// Returns the configuration with views behind the content.
    public func background<B: View>(@ViewBuilder content background: () -> B) -> UIHostingConfiguration<Content, B> {
        behind(background())
    }

    /// Returns the configuration with a style behind the content.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, FillShapeView<Rectangle, S, EmptyView>> {
        behind(Rectangle().fill(style))
    }

    private func behind<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        var made = UIHostingConfiguration<Content, B>(content, background)
        (made.margins, made.minSize) = (margins, minSize)
        return made
    }

    /// Returns the configuration with a distance at some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var copy = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
        return copy
    }

    /// Returns the configuration with a least size of the cell, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.minSize = (width, height)
        return copy
    }

    public func makeContentView() -> UIView & UIContentView { HostingContentView(self) }
}

/// Keeps the configuration that it is to show.
private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}
