import Foundation

extension GraphicsContext {
    /// The paint of an area.
    public nonisolated enum Shading {
        /// A color.
        case color(Color)
        /// A style.
        case style(any ShapeStyle)
        /// The foreground style.
        case foreground
        /// The background of the canvas.
        case backdrop
        /// The paints of the layers of a symbol.
        case palette([Shading])
        /// A gradient along a line, in points.
        case linearGradient(
            Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions())
        /// A gradient around a point, in points.
        case radialGradient(
            Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions())
        /// A gradient that turns around a point, in points.
        case conicGradient(
            Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions())
        /// The drawing of a function of a shader library; none runs here.
        case shader(Shader, bounds: CGRect = .zero)
        /// An image again and again; `sourceRect` is the part of it that is drawn, in unit coordinates.
        case tiledImage(
            Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1)

        /// A color from components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray, from black at 0 to white at 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
    }

    /// The options of a gradient beyond its ends and between its colors.
    public nonisolated struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// It starts again.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// It goes back.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colors between two stops are found in linear components.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The options of an area that drawings are limited to.
    public nonisolated struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Drawings are limited to what lies outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The blending of a drawing with those before it.
    public nonisolated struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}
