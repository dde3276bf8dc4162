import Foundation

/// A view that shows an image.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    public typealias Described = ViewType.Image

    enum Source: Hashable, Sendable {
        case asset(String, bundlePath: String?)
        case system(String)
        case drawn(ImageRenderer)
        case platform(PlatformImage)
    }

    /// The closure that draws an image.
    final class ImageRenderer: Hashable, @unchecked Sendable {
        let size: CGSize
        let isOpaque: Bool
        let colorMode: ColorRenderingMode
        let draw: (inout GraphicsContext) -> Void

        init(
            size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode, draw: @escaping (inout GraphicsContext) -> Void
        ) {
            self.size = size
            self.isOpaque = isOpaque
            self.colorMode = colorMode
            self.draw = draw
        }

        static func == (left: ImageRenderer, right: ImageRenderer) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// The options for drawing it.
    struct Drawing: Equatable, Sendable {
        var isResizable = false
        var capInsets = EdgeInsets()
        var resizingMode = ResizingMode.stretch
        var renderingMode: TemplateRenderingMode?
        var interpolation: Interpolation?
        var isAntialiased: Bool?
        var symbolRenderingMode: SymbolRenderingMode?
    }

    let source: Source
    let label: Text?
    let isDecorative: Bool
    let variableValue: Double?
    var drawing = Drawing()

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false, variableValue: Double? = nil) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
        self.variableValue = variableValue
    }

    /// An image of an asset catalogue; its name is its label.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundlePath: bundle?.bundlePath))
    }

    /// An image of an asset catalogue with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name, bundlePath: bundle?.bundlePath), label: label)
    }

    /// An image of an asset catalogue that is not to be read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundlePath: bundle?.bundlePath), isDecorative: true)
    }

    /// An image of an asset catalogue, of which the value from 0 to 1 says how much is drawn.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.asset(name, bundlePath: bundle?.bundlePath), variableValue: variableValue)
    }

    /// An image of an asset catalogue with a label, of which the value from 0 to 1 says how much is drawn.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name, bundlePath: bundle?.bundlePath), label: label, variableValue: variableValue)
    }

    /// An image of an asset catalogue that is not to be read out, of which the value from 0 to 1 says how much is drawn.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.asset(name, bundlePath: bundle?.bundlePath), isDecorative: true, variableValue: variableValue)
    }

    /// One of the system's symbols.
    public init(systemName: String) {
        self.init(.system(systemName))
    }

    /// One of the system's symbols, of which the value from 0 to 1 says how much is drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(.system(systemName), variableValue: variableValue)
    }

    /// An image that a closure draws in a size in points.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let drawn = ImageRenderer(size: size, isOpaque: opaque, colorMode: colorMode, draw: renderer)
        self.init(.drawn(drawn), label: label)
    }

    /// An image of another framework.
    package init(_ image: PlatformImage) {
        self.init(.platform(image))
    }

    /// The image of another framework that it was made of; nil for any other.
    package var platformImage: PlatformImage? {
        if case .platform(let image) = source { image } else { nil }
    }

    /// The operations of the closure that draws the image, in order.
    /// - Throws: `InspectionError.attributeNotFound` where no closure does.
    public func operations() throws -> [GraphicsContext.Operation] {
        guard case .drawn(let renderer) = source else {
            throw InspectionError.attributeNotFound(label: "renderer", type: "Image")
        }
        let record = GraphicsContext.Record(environment: EnvironmentValues(), symbols: [])
        var context = GraphicsContext(record, size: renderer.size)
        renderer.draw(&context)
        return record.operations
    }

    /// The image as it was made, whatever was changed about how it is drawn.
    public func rootImage() throws -> Image {
        var copy = self
        copy.drawing = Drawing()
        return copy
    }

    /// The name in the asset catalog, or of the system's symbol.
    /// - Throws: `InspectionError.attributeNotFound` for an image without a name.
    public func name() throws -> String {
        let name =
            switch source {
            case .asset(let name, _), .system(let name): name
            case .platform(let image): image.name
            case .drawn: String?.none
            }
        guard let name else { throw InspectionError.attributeNotFound(label: "name", type: "Image") }
        return name
    }

    /// The orientation. Images by name are not turned.
    public func orientation() throws -> Orientation { platformImage?.orientation ?? .up }

    /// The number of its pixels in a point. Images by name are chosen to fit: it is 1.
    public func scale() throws -> CGFloat { platformImage?.scale ?? 1 }

    public var properties: ViewType.Image.Properties { ViewType.Image.Properties(actualImage: self) }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if let label {
            visitor.child(.label, label)
        } else if !isDecorative, visitor.node.graph.mode == .inspected, let name = try? name() {
            visitor.child(.label, Text(verbatim: name))
        }
    }
}

/// An image of another framework.
package struct PlatformImage: Hashable, @unchecked Sendable {
    /// The object that the framework has for it.
    package let object: AnyObject
    /// Its name, nil where it was not made by one.
    package let name: String?
    package let orientation: Image.Orientation
    /// The number of its pixels in a point.
    package let scale: CGFloat
    /// The file that it was made of; nil where it was made of something else.
    package let file: AppImage?

    package init(
        _ object: AnyObject, name: String?, orientation: Image.Orientation, scale: CGFloat, file: AppImage? = nil
    ) {
        self.object = object
        self.name = name
        self.orientation = orientation
        self.scale = scale
        self.file = file
    }

    package static func == (left: PlatformImage, right: PlatformImage) -> Bool { left.object === right.object }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension Image: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        var font = MeasuredFont(place.text, place.environment)
        if place.bar == .tab { font.size = BarMetrics.tabSymbolFont }
        let size = drawnSize(font, in: place.environment)
        // Documented for resizable(capInsets:resizingMode:): only a resizable image is resized to fit its space.
        guard properties.isResizable else { return LeafLayout.fixed(size.width, size.height) }
        return LeafLayout { $0.replacingUnspecifiedDimensions(by: size) }
    }
}

extension ViewType {
    public enum Image: AccessibleKind {
        public struct Properties {
            /// The image itself.
            public let actualImage: Views.Image
            /// The label; in a tree that is only inspected, the name of an image that was given none.
            /// - Throws: Where the image has none.
            public var labelView: SlotReference<ViewType.Text> { .init(.label) }
            /// Whether it is left out when a screen is read out.
            public var isDecorative: Bool { actualImage.isDecorative }
            /// The part of it that is drawn, from 0 to 1; nil where none was set.
            public var variableValue: Double? { actualImage.variableValue }
            /// Whether it takes the size of its place.
            public var isResizable: Bool { actualImage.drawing.isResizable }
            /// Whether its own colors are drawn, nil where that was not said.
            public var renderingMode: Views.Image.TemplateRenderingMode? { actualImage.drawing.renderingMode }
            /// The quality with which it is drawn in another size; nil where none was set.
            public var interpolation: Views.Image.Interpolation? { actualImage.drawing.interpolation }
            /// Whether its edges are smooth, nil where that was not said.
            public var isAntialiased: Bool? { actualImage.drawing.isAntialiased }
            /// The colors of the layers of a symbol; nil where none were set.
            public var symbolRenderingMode: SymbolRenderingMode? { actualImage.drawing.symbolRenderingMode }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isImage }

        /// The string of its label, or its name; nil for a decorative image.
        @MainActor package static func accessibilityLabel(of node: Node) -> String? {
            // Documented for init(decorative:bundle:): accessibility ignores the image.
            guard let image = (try? node.properties(of: Image.self))?.actualImage, !image.isDecorative else {
                return nil
            }
            // Commonly known: an image without a label is announced by its name.
            return node.children(in: .label).first.flatMap { try? $0.textString() } ?? (try? image.name())
        }

        public static let kind = Kind(
            "Image",
            members: [
                .attribute("name", Image.self) { try $0.actualImage.name() },
                .attribute("actualImage", Image.self) { DynamicValue.view($0.actualImage) },
                .attribute("isDecorative", \Properties.isDecorative),
                .attribute("variableValue", \Properties.variableValue),
                .attribute("isResizable", \Properties.isResizable),
                .attribute("renderingMode", \Properties.renderingMode),
                .attribute("interpolation", \Properties.interpolation),
                .attribute("isAntialiased", \Properties.isAntialiased),
                .attribute("symbolRenderingMode", \Properties.symbolRenderingMode),
            ],
            slots: [.label],
            facets: [.drawingImage, .picture, .legibleSymbol, .leftOut(of: .dialogs)],
            forms: [
                DynamicForm(.required("name", String.self), .optional("variableValue", Double.self)) {
                    Views.Image($0, variableValue: $1)
                },
                DynamicForm(.required("systemName", String.self), .optional("variableValue", Double.self)) {
                    Views.Image(systemName: $0, variableValue: $1)
                },
                DynamicForm(.required("decorative", String.self), .optional("variableValue", Double.self)) {
                    Views.Image(decorative: $0, variableValue: $1)
                },
                DynamicForm(.required("name", String.self), .required("label", String.self)) {
                    Views.Image($0, label: Views.Text(verbatim: $1))
                },
            ])
    }
}

extension ViewType.Kinds { public var image: KindReference<ViewType.Image> { .init() } }
