import Foundation

/// A shape: it takes the room that it says, and what was drawn of it before lies behind it.
nonisolated struct ShapeLayout<Content: Shape>: BuiltInLayout {
    let shape: Content

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

extension FillShapeView: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { ShapeLayout(shape: shape) }
}

extension StrokeShapeView: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { ShapeLayout(shape: shape) }
}

extension StrokeBorderShapeView: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { ShapeLayout(shape: shape) }
}

/// Gives a view a length that follows from that of the nearest container: a scrolling view, or the screen.
nonisolated struct ContainerFrameLayout: UnaryLayout {
    static var _nature: _LayoutNature { .followingContainer }

    let frame: ContainerRelativeFrame

    private func length(_ axis: Axis, _ view: LayoutSubview) -> CGFloat? {
        let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
        guard frame.axes.contains(set), let container = view.item.containerLength(axis) else { return nil }
        if let length = frame.length { return max(0, length(container, axis)) }
        guard let parts = frame.parts, parts.count > 0 else { return container }
        let part = (container - parts.spacing * CGFloat(parts.count - 1)) / CGFloat(parts.count)
        return max(0, part * CGFloat(parts.span) + parts.spacing * CGFloat(parts.span - 1))
    }

    func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(
            width: length(.horizontal, view) ?? proposal.width, height: length(.vertical, view) ?? proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let view = subviews[0]
        let size = view.sizeThatFits(offer(proposal, to: view))
        return CGSize(
            width: length(.horizontal, view) ?? size.width, height: length(.vertical, view) ?? size.height)
    }

    func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint {
        bounds.point(aligning: view, frame.alignment)
    }
}

extension Image {
    /// The size in points that the image has by itself, beside text of a font.
    @MainActor func drawnSize(_ font: MeasuredFont, in environment: EnvironmentValues) -> CGSize {
        switch source {
        case .system:
            CGSize(width: font.size * ImageMetrics.symbolWidth, height: font.size * ImageMetrics.symbolHeight)
        case .drawn(let renderer): renderer.size
        case .asset, .platform:
            appImage(in: environment)?.size ?? CGSize(width: ImageMetrics.imageLength, height: ImageMetrics.imageLength)
        }
    }

    /// The file that an image by name shows in an environment; nil where there is none that can be read.
    @MainActor func appImage(in environment: EnvironmentValues) -> AppImage? {
        switch source {
        case .asset(let name, let bundlePath): AppResources.image(name, bundlePath: bundlePath, in: environment)
        case .platform(let image):
            // One that is to be turned isn't drawn.
            image.orientation != .up
                ? nil
                : image.file ?? image.name.flatMap { AppResources.image($0, bundlePath: nil, in: environment) }
        case .system, .drawn: nil
        }
    }
}
