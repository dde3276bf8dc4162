import Foundation

/// The drawing of an image.
extension Image {
    /// The rotation of an image, and whether it is mirrored, before it is drawn.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// The size of a symbol beside text.
    public enum Scale: CaseIterable, Hashable, Sendable, NamedValues {
        case small, medium, large

        public static var dynamicName: String { "image scale" }
    }

    /// Whether an image's own colors are drawn, or its form in the color of the surroundings.
    public enum TemplateRenderingMode: Hashable, CaseIterable, Sendable, NamedValues {
        case template, original

        public static var dynamicName: String { "rendering mode" }
    }

    /// The way in which an image fills a larger place.
    public enum ResizingMode: Hashable, CaseIterable, Sendable, NamedValues {
        case tile, stretch
    }

    /// The quality with which an image is drawn in another size.
    public enum Interpolation: Hashable, CaseIterable, Sendable, NamedValues {
        case none, low, medium, high
    }

    private nonisolated func with<Value>(_ keyPath: WritableKeyPath<Drawing, Value>, _ value: Value) -> Image {
        var copy = self
        copy.drawing[keyPath: keyPath] = value
        return copy
    }

    /// Lets it take the size of its place; `capInsets` are the sides that keep their size, in points.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with(\.isResizable, true).with(\.capInsets, capInsets).with(\.resizingMode, resizingMode)
    }

    /// Sets whether its own colors are drawn; nil for the usual.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with(\.renderingMode, renderingMode)
    }

    /// Sets the quality with which it is drawn in another size.
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
        with(\.interpolation, interpolation)
    }

    /// Sets whether its edges are smooth.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { with(\.isAntialiased, isAntialiased) }

    /// Sets the colors of the layers of a symbol; nil for the usual.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with(\.symbolRenderingMode, mode)
    }
}

/// The methods of images in a dynamic language.
extension Kind {
    fileprivate static func imageMethod<each Argument>(
        _ name: String, kind: @escaping @Sendable () -> Kind,
        _ parameters: repeat Parameter<each Argument>,
        make: @escaping @Sendable (Image, repeat each Argument) -> Image
    ) -> Kind {
        let form = DynamicForm(repeat each parameters) { (argument: repeat each Argument) in
            _ViewMethod(kind(), on: "an Image") { ($0 as? Image).map { make($0, repeat each argument) } }
        }
        return Kind(name, role: .modifier, subject: "Image('a')", forms: [form])
    }
}

extension ModifierType {
    /// Lets an image take the size of its place.
    public enum Resizable: KnownModifierType {
        public static let kind: Kind = .imageMethod(
            "Resizable", kind: { kind },
            .defaulted("capInsets", EdgeInsets()), .defaulted("resizingMode", Views.Image.ResizingMode.stretch)
        ) { $0.resizable(capInsets: $1, resizingMode: $2) }
    }

    /// Sets whether an image's own colors are drawn.
    public enum RenderingMode: KnownModifierType {
        public static let kind: Kind = .imageMethod(
            "RenderingMode", kind: { kind },
            .required("mode", Views.Image.TemplateRenderingMode.self)
        ) { $0.renderingMode($1) }
    }

    /// Sets the quality with which an image is drawn in another size.
    public enum Interpolation: KnownModifierType {
        public static let kind: Kind = .imageMethod(
            "Interpolation", kind: { kind },
            .required("interpolation", Views.Image.Interpolation.self)
        ) { $0.interpolation($1) }
    }

    /// Sets whether the edges of an image are smooth.
    public enum Antialiased: KnownModifierType {
        public static let kind: Kind = .imageMethod(
            "Antialiased", kind: { kind },
            .defaulted("isAntialiased", true, positional: true)
        ) { $0.antialiased($1) }
    }
}
