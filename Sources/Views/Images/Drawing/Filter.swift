import Foundation

extension GraphicsContext {
    /// A change of the pixels of a drawing. It is recorded with the drawing.
    public nonisolated enum Filter: Equatable, Sendable {
        /// A projection.
        case projectionTransform(ProjectionTransform)
        /// A shadow; the radius and the offsets are in points.
        case shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions())
        /// Multiplies each component by that of a color.
        case colorMultiply(Color)
        /// Makes each component of all of them.
        case colorMatrix(ColorMatrix)
        /// Turns the hues.
        case hueRotation(Angle)
        /// Makes colors stronger above 1, and weaker below.
        case saturation(Double)
        /// Makes colors brighter.
        case brightness(Double)
        /// Makes the differences between colors larger above 1, and smaller below.
        case contrast(Double)
        /// Inverts colors, by a part from 0 to 1.
        case colorInvert(Double = 1)
        /// Makes colors gray, by a part from 0 to 1.
        case grayscale(Double)
        /// Makes bright places opaque and dark ones transparent.
        case luminanceToAlpha
        /// Blurs; the radius is in points.
        case blur(radius: CGFloat, options: BlurOptions = BlurOptions())
        /// Draws with a color where the opacity lies between two values, and nothing elsewhere.
        case alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
    }

    /// The options of a filter.
    public nonisolated struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// In linear components.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// The options of a shadow.
    public nonisolated struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// In front of what throws it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Without what throws it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// By the inverse of the opacity.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Without blending with what is below.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// The options of a blur.
    public nonisolated struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The result is opaque.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Dithers the result.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
}

/// The factors that make each component of a color from all of them: a row for each of red, green, blue and opacity, whose
/// fifth number is added.
public nonisolated struct ColorMatrix: Hashable, Sendable {
    /// The factors of the new red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors of the new green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors of the new blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors of the new opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}
}
