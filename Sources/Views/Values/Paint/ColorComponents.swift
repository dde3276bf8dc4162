import Foundation

/// The sRGB components with the opacity, each from 0 to 1.
typealias ColorComponents = (red: Double, green: Double, blue: Double, alpha: Double)

extension Color.Storage {
    /// The components in the light appearance; nil for a color of an asset catalog, which is not read.
    var components: ColorComponents? { components { Color.Storage.lightComponents[$0] } }

    /// The components, where those of a system color are looked up by its name; nil for a color of an asset catalog.
    func components(ofSystemColor look: (String) -> ColorComponents?) -> ColorComponents? {
        switch self {
        case .system(let name): return look(name)
        case .asset: return nil
        case .components(.sRGB, let red, let green, let blue): return (red, green, blue, 1)
        case .components(.sRGBLinear, let red, let green, let blue):
            return (Self.encoded(red), Self.encoded(green), Self.encoded(blue), 1)
        case .components(.displayP3, let red, let green, let blue): return Self.fromDisplayP3(red, green, blue)
        case .opacity(let color, let opacity):
            guard var components = color.components(ofSystemColor: look) else { return nil }
            components.alpha *= opacity
            return components
        }
    }

    /// The components of a color that was made of linear ones, or of those of Display P3, as they were given; nil for any other.
    var linearOrP3: ColorComponents? {
        switch self {
        case .components(.sRGBLinear, let red, let green, let blue),
            .components(.displayP3, let red, let green, let blue):
            return (red, green, blue, 1)
        case .opacity(let color, let opacity):
            guard var components = color.linearOrP3 else { return nil }
            components.alpha *= opacity
            return components
        case .components, .system, .asset: return nil
        }
    }

    /// The system colors of the light appearance in standard contrast, in bytes.
    private static let systemBytes: [String: (Double, Double, Double)] = [
        "black": (0, 0, 0), "white": (255, 255, 255), "gray": (142, 142, 147), "red": (255, 59, 48),
        "green": (52, 199, 89), "blue": (0, 122, 255), "orange": (255, 149, 0), "yellow": (255, 204, 0),
        "pink": (255, 45, 85), "purple": (175, 82, 222), "mint": (0, 199, 190), "teal": (48, 176, 199),
        "cyan": (50, 173, 230), "indigo": (88, 86, 214), "brown": (162, 132, 94), "primary": (0, 0, 0),
        "accentColor": (0, 122, 255),
    ]

    /// Those of the system colors that differ in the dark appearance, in bytes.
    private static let darkBytes: [String: (Double, Double, Double)] = [
        "red": (255, 69, 58), "green": (48, 209, 88), "blue": (10, 132, 255), "orange": (255, 159, 10),
        "yellow": (255, 214, 10), "pink": (255, 55, 95), "purple": (191, 90, 242), "mint": (99, 230, 226),
        "teal": (64, 200, 224), "cyan": (100, 210, 255), "indigo": (94, 92, 230), "brown": (172, 142, 104),
        "primary": (255, 255, 255), "accentColor": (10, 132, 255),
    ]

    static let lightComponents: [String: ColorComponents] = {
        var components = systemBytes.mapValues { ($0.0 / 255, $0.1 / 255, $0.2 / 255, 1.0) as ColorComponents }
        components["clear"] = (0, 0, 0, 0)
        components["secondary"] = (60 / 255.0, 60 / 255.0, 67 / 255.0, 0.6)
        components.merge(interfaceColors.mapValues(\.light)) { $1 }
        return components
    }()

    static let darkComponents: [String: ColorComponents] = {
        var components = lightComponents
        for (name, bytes) in darkBytes { components[name] = (bytes.0 / 255, bytes.1 / 255, bytes.2 / 255, 1) }
        components["secondary"] = (235 / 255.0, 235 / 255.0, 245 / 255.0, 0.6)
        components.merge(interfaceColors.mapValues(\.dark)) { $1 }
        return components
    }()

    /// Encodes a linear component in sRGB.
    static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }

    /// Decodes a component in sRGB.
    static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }

    /// Converts from Display P3. Components outside of sRGB lie below 0 or above 1.
    private static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> ColorComponents {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_1 * r - 0.224_940_4 * g), encoded(-0.042_056_9 * r + 1.042_057_1 * g),
            encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), 1
        )
    }
}

extension Color {
    /// The red, green and blue components with the opacity.
    ///
    /// - Throws: `InspectionError.attributeNotFound` for a color of an asset catalog.
    func rgba() throws -> (red: Float, green: Float, blue: Float, alpha: Float) {
        guard let components = storage.components else {
            throw InspectionError.attributeNotFound(label: "rgba", type: "Color")
        }
        return (
            Float(components.red), Float(components.green), Float(components.blue), Float(components.alpha)
        )
    }

    /// The linear red, green and blue components with the opacity, as ViewInspector has them: those of Display P3 as they were
    /// given, since SwiftUI keeps them so.
    ///
    /// - Throws: `InspectionError.attributeNotFound` for a color of an asset catalog.
    func linearRGBA() throws -> (red: Float, green: Float, blue: Float, alpha: Float) {
        if let given = storage.linearOrP3 {
            return (Float(given.red), Float(given.green), Float(given.blue), Float(given.alpha))
        }
        guard let components = storage.components else { return try rgba() }
        return (
            Float(Color.Storage.linear(components.red)), Float(Color.Storage.linear(components.green)),
            Float(Color.Storage.linear(components.blue)), Float(components.alpha)
        )
    }

    /// The name of a system color, or in an asset catalog.
    ///
    /// - Throws: `InspectionError.attributeNotFound` for a color made from components.
    func name() throws -> String {
        switch storage {
        case .system(let name), .asset(let name, _): return name
        default: throw InspectionError.attributeNotFound(label: "name", type: "Color")
        }
    }

    /// The components as a table for scripts.
    func dynamicComponents() throws -> DynamicValue {
        let components = try rgba()
        return .record([
            "red": .number(Double(components.red)), "green": .number(Double(components.green)),
            "blue": .number(Double(components.blue)), "alpha": .number(Double(components.alpha)),
        ])
    }
}
