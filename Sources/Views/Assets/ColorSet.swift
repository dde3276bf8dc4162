import Foundation

/// The colors in a folder of an asset catalog, by appearance.
struct ColorSet {
    private struct File: Decodable {
        struct Entry: Decodable {
            struct Color: Decodable {
                let components: [String: String]?
            }

            let appearances: [AssetAppearance]?
            let color: Color?
            let idiom: String?
        }

        let colors: [Entry]?
    }

    private let variants: AssetVariants<ColorComponents>

    init(_ folder: String) {
        let contents = FileManager.default.contents(atPath: folder + "/Contents.json")
        let file = contents.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
        variants = AssetVariants(
            (file?.colors ?? []).compactMap { entry in
                entry.color?.components.flatMap(Self.color)
                    .map { .init(value: $0, appearances: entry.appearances, idiom: entry.idiom) }
            })
    }

    /// The color in an environment, or that which comes nearest.
    @MainActor func color(in environment: EnvironmentValues) -> ColorComponents? {
        variants.values(in: environment).first
    }

    /// Components as catalogs have them: "0.5", "0x80" or "128".
    private static func color(_ parts: [String: String]) -> ColorComponents? {
        func part(_ name: String) -> Double? {
            guard let text = parts[name] else { return nil }
            let value: Double? =
                if text.hasPrefix("0x") {
                    Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                } else if text.contains(".") {
                    Double(text)
                } else { Double(text).map { $0 / 255 } }
            guard let value, value.isFinite else { return nil }
            return min(max(value, 0), 1)
        }
        let alpha = parts["alpha"].flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
        if let white = part("white") { return (white, white, white, alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return (red, green, blue, alpha)
    }
}
