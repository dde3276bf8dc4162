import Foundation

/// A color: a system color, or one made from components.
public nonisolated struct Color: Hashable, Sendable, View, PrimitiveView {
    public typealias Body = Never
    public typealias Described = ViewType.Color

    /// The color space of components.
    public enum RGBColorSpace: Hashable, CaseIterable, Sendable, NamedValues {
        case sRGB, sRGBLinear, displayP3

        public static var dynamicName: String { "color space" }
    }

    enum Storage: Hashable, Sendable {
        case system(String)
        case asset(String, bundlePath: String?)
        case components(RGBColorSpace, red: Double, green: Double, blue: Double)
        indirect case opacity(Storage, Double)
    }

    let storage: Storage

    init(system name: String) {
        storage = .system(name)
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    /// Creates the color of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) {
        storage = .asset(name, bundlePath: bundle?.bundlePath)
    }

    /// Creates a color from components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let opaque = Storage.components(colorSpace, red: red, green: green, blue: blue)
        storage = opacity == 1 ? opaque : .opacity(opaque, opacity)
    }

    /// Creates a gray, from black at 0 to white at 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let position = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        // Deinitializing deeply nested storage would overflow the stack.
        guard storage.depth < Storage.deepest else {
            return Color(storage: .opacity(storage.solid.storage, storage.solid.opacity * opacity))
        }
        return Color(storage: .opacity(storage, opacity))
    }

    public static let clear = Color(system: "clear")
    public static let black = Color(system: "black")
    public static let white = Color(system: "white")
    public static let gray = Color(system: "gray")
    public static let red = Color(system: "red")
    public static let green = Color(system: "green")
    public static let blue = Color(system: "blue")
    public static let orange = Color(system: "orange")
    public static let yellow = Color(system: "yellow")
    public static let pink = Color(system: "pink")
    public static let purple = Color(system: "purple")
    public static let mint = Color(system: "mint")
    public static let teal = Color(system: "teal")
    public static let cyan = Color(system: "cyan")
    public static let indigo = Color(system: "indigo")
    public static let brown = Color(system: "brown")
    public static let primary = Color(system: "primary")
    public static let secondary = Color(system: "secondary")
    public static let accentColor = Color(system: "accentColor")

    static let systemColors: [Color] = [
        .clear, .black, .white, .gray, .red, .green, .blue, .orange, .yellow, .pink, .purple, .mint, .teal, .cyan,
        .indigo, .brown, .primary, .secondary, .accentColor,
    ]

    public var properties: ViewType.Color.Properties { ViewType.Color.Properties(value: self) }
}

extension Color: CustomStringConvertible {
    public var description: String { storage.description }
}

extension Color.Storage {
    /// The number of nested opacities that are kept; deeper ones are replaced by their product.
    fileprivate static let deepest = 50

    /// The number of nested opacities.
    fileprivate var depth: Int {
        var (depth, next) = (0, self)
        while case .opacity(let inner, _) = next { (depth, next) = (depth + 1, inner) }
        return depth
    }

    /// Whether nothing is seen through the color. The ones of an asset catalog are taken to be so.
    var isOpaque: Bool {
        let (solid, opacity) = solid
        // Commonly known: the secondary color lets some of what is behind shine through.
        if case .system(let name) = solid, name == "clear" || name == "secondary" { return false }
        return opacity >= 1
    }

    /// Whether the color is the clear one, or of an opacity of 0.
    var isClear: Bool {
        let (solid, opacity) = solid
        if case .system("clear") = solid { return true }
        return opacity <= 0
    }

    /// The color without its opacities, and their product.
    fileprivate var solid: (storage: Color.Storage, opacity: Double) {
        var (product, next) = (1.0, self)
        while case .opacity(let inner, let opacity) = next { (product, next) = (product * opacity, inner) }
        return (next, product)
    }
}

extension Color.Storage: CustomStringConvertible {
    var description: String {
        switch self {
        case .system(let name), .asset(let name, _): name
        case .components(_, let red, let green, let blue): Self.hexadecimal(red, green, blue, 1)
        case .opacity(.components(_, let red, let green, let blue), let opacity):
            Self.hexadecimal(red, green, blue, opacity)
        case .opacity(let storage, let opacity): "\(Int(saturating: (opacity * 100).rounded()))% \(storage)"
        }
    }

    /// Formats components as bytes: `#FF8000FF`.
    static func hexadecimal(_ components: Double...) -> String {
        "#"
            + components.map { component in
                let byte = String(
                    Int(saturating: (min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return byte.count == 1 ? "0" + byte : byte
            }.joined()
    }
}

extension Color: DescribedValue {
    public static let valueKind = ValueKind(
        "Color", Color.self, example: "Color.red",
        constants: [
            "clear": .clear, "black": .black, "white": .white, "gray": .gray, "red": .red, "green": .green,
            "blue": .blue, "orange": .orange, "yellow": .yellow, "pink": .pink, "purple": .purple, "mint": .mint,
            "teal": .teal, "cyan": .cyan, "indigo": .indigo, "brown": .brown, "primary": .primary,
            "secondary": .secondary, "accentColor": .accentColor,
        ],
        makers: [
            .init(
                "", .required("red", Double.self), .required("green", Double.self), .required("blue", Double.self),
                .defaulted("opacity", 1), .defaulted("colorSpace", RGBColorSpace.sRGB)
            ) { Color($4, red: $0, green: $1, blue: $2, opacity: $3) },
            .init(
                "", .required("white", Double.self), .defaulted("opacity", 1),
                .defaulted("colorSpace", RGBColorSpace.sRGB)
            ) { Color($2, white: $0, opacity: $1) },
            .init(
                "", .required("hue", Double.self), .required("saturation", Double.self),
                .required("brightness", Double.self), .defaulted("opacity", 1)
            ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) },
        ],
        members: [
            .method("opacity", .required("opacity", Double.self)) { (color: Color, opacity) in color.opacity(opacity) },
            .method("rgba") { (color: Color) in try color.dynamicComponents() },
            .method("name") { (color: Color) in try color.name() },
        ])
}

extension Color: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension ViewType {
    /// A color that fills the place it is given.
    public enum Color: KnownViewType {
        /// The properties of a color.
        public struct Properties {
            /// The color.
            public let value: Views.Color
            /// The red, green and blue components with the opacity: in Lua those of sRGB, each from 0 to 1; in Swift linear ones, as
            /// ViewInspector has them, and those of Display P3 as they were given. System colors have those of the light
            /// appearance. Throws for a color of an asset catalog.
            public var rgba: ViewCall<Void, (red: Float, green: Float, blue: Float, alpha: Float)> {
                .init(of: value) { value, _, _ in try value.linearRGBA() }
            }
            /// The name of a system color, or in an asset catalog. Throws for a color made from components.
            public var name: ViewCall<Void, String> { .init(of: value) { value, _, _ in try value.name() } }
        }

        public static let kind = Kind(
            "Color",
            members: [
                .attribute("value", \Properties.value),
                .attribute("rgba", Color.self) { try $0.value.dynamicComponents() },
                .attribute("name", Color.self) { try $0.value.name() },
            ],
            facets: [
                .blank { $0.color?.isClear == true },
                .fillingFrame, .opaque { ($0.color ?? .clear).isOpaque }, .seen { $0.color },
            ],
            forms: Views.Color.valueKind.makers.filter(\.name.isEmpty).map(\.form))
    }
}

extension Node {
    /// The color, where the view is one.
    fileprivate var color: Color? { (try? properties(of: ViewType.Color.self))?.value }
}

extension ViewType.Kinds {
    public var color: KindReference<ViewType.Color> { .init() }
}
