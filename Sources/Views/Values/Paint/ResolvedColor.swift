import Foundation

extension Color {
    /// The components that a color has in an environment.
    public nonisolated struct Resolved: Hashable, Sendable, Codable, ShapeStyle {
        /// The red component in linear sRGB, from 0 to 1, or beyond for a color outside of sRGB.
        public var linearRed: Float
        /// The green component in linear sRGB.
        public var linearGreen: Float
        /// The blue component in linear sRGB.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a color from components from 0 to 1.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = Storage.components(colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
            self.init(color.components ?? (0, 0, 0, 1))
            self.opacity = opacity
        }

        fileprivate init(_ components: ColorComponents) {
            linearRed = Float(Storage.linear(components.red))
            linearGreen = Float(Storage.linear(components.green))
            linearBlue = Float(Storage.linear(components.blue))
            opacity = Float(components.alpha)
        }

        /// The red component in sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        private static func encoded(_ linear: Float) -> Float { Float(Storage.encoded(Double(linear))) }
        private static func linear(_ encoded: Float) -> Float { Float(Storage.linear(Double(encoded))) }
    }

    /// Creates a color from the components that one has in an environment.
    public nonisolated init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The components that the color has in an environment: those of a system color are of its color scheme, and that of
    /// the accent is of its tint where it has one. A color of an asset catalog isn't read, and is clear as one that is
    /// missing.
    public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
        let known = environment.systemColors
        let components = storage.components { name in
            guard name == "accentColor", let tint = environment.tint?.style as? Color, tint != .accentColor else {
                return known[name]
            }
            return tint.storage.components { known[$0] }
        }
        return components.map { Resolved($0) } ?? Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
}

extension Color: ShapeStyle {}

extension Color.Resolved: Animatable {
    /// The type of what is animated.
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The linear components and the opacity.
    public nonisolated var animatableData: AnimatableData {
        get {
            AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
        }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components in sRGB as bytes: `#FF8000FF`.
    public nonisolated var description: String {
        Color.Storage.hexadecimal(Double(red), Double(green), Double(blue), Double(opacity))
    }
}

/// The name of a color of an asset catalog, as the compiler of asset catalogs makes one for each.
@MemberwiseInit public nonisolated struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
}

extension Color {
    /// Creates the color of an asset catalog.
    public nonisolated init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
