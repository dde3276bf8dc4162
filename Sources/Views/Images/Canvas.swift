import Foundation

/// A view that a closure draws.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    public typealias Described = ViewType.Canvas

    public let properties: ViewType.Canvas.Properties
    /// The views that the closure may draw, by their tags.
    public var symbols: Symbols

    /// The drawing closure, which is given the size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void { properties.renderer }
    /// Whether nothing behind it is seen.
    public var isOpaque: Bool { properties.opaque }
    /// The mode in which its colors are computed.
    public var colorMode: ColorRenderingMode { properties.colorMode }
    /// Whether it may be drawn apart from the rest of the screen.
    public var rendersAsynchronously: Bool { properties.rendersAsynchronously }

    /// Creates a canvas that `renderer` draws, which may use the symbols.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        properties = .init(
            colorMode: colorMode, opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer)
        self.symbols = symbols()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if Symbols.self != EmptyView.self { visitor.content(symbols, slot: ViewType.Canvas.symbolsSlot) }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas that `renderer` draws.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension ViewType {
    public enum Canvas: InspectedViewType {
        static let symbolsSlot = Slot("symbolsView")

        public struct Properties {
            /// The mode in which its colors are computed.
            public let colorMode: ColorRenderingMode
            /// Whether nothing behind it is seen.
            public let opaque: Bool
            /// Whether it may be drawn apart from the rest of the screen.
            public let rendersAsynchronously: Bool
            let renderer: (inout GraphicsContext, CGSize) -> Void

            /// The views that it may draw.
            /// - Throws: Where it was given none.
            public var symbolsView: SlotReference<ViewType.ClassifiedView> { .init(symbolsSlot) }
            /// The operations that it draws in a size in points, in order.
            public var drawing: ViewCall<CGSize, [GraphicsContext.Operation]> {
                .init(of: renderer) { renderer, node, size in
                    let record = GraphicsContext.Record(
                        environment: node.environment,
                        symbols: node.children(in: symbolsSlot).compactMap { try? ModifierType().tag($0) })
                    var context = GraphicsContext(record, size: size)
                    renderer(&context, size)
                    return record.operations
                }
            }
        }

        public static let kind = Kind(
            "Canvas",
            members: [
                .attribute("colorMode", \Properties.colorMode), .attribute("opaque", \Properties.opaque),
                .attribute("rendersAsynchronously", \Properties.rendersAsynchronously),
            ],
            slots: [symbolsSlot], facets: [.drawingCanvas])
    }
}

extension ViewType.Kinds { public var canvas: KindReference<ViewType.Canvas> { .init() } }

extension ViewCall where Arguments == CGSize, Result == [GraphicsContext.Operation] {
    /// The drawings that the canvas makes in a size in points, in order.
    @MainActor @preconcurrency public func callAsFunction(in size: CGSize) throws -> [GraphicsContext.Operation] {
        try callAsFunction(size)
    }
}
