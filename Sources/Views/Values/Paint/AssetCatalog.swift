import Foundation

/// Finds the colors and the images of an app in its resources: in the asset catalogs there, as they are in its source, and as files.
///
/// What was found is kept: resources don't change while a program runs.
enum AppResources {
    /// The folders with the resources of a bundle.
    private static func folders(_ bundlePath: String?) -> [String] {
        if let bundlePath { return [Bundle(path: bundlePath)?.resourcePath ?? bundlePath] }
        // SwiftPM puts the resources of each target into a folder beside the program.
        let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []
        return [main] + beside.filter { $0.hasSuffix(".resources") }.sorted().map { Bundle.main.bundlePath + "/" + $0 }
    }

    /// What is in the asset catalogs of a bundle: the folders of colors, by their names.
    private final class Catalog: Sendable {
        let colors: [String: String]

        init(_ bundlePath: String?) {
            var colors: [String: String] = [:]
            func look(in folder: String, depth: Int) {
                guard depth < 8 else { return }
                for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
                    let path = folder + "/" + name
                    if name.hasSuffix(".colorset") {
                        colors[String(name.dropLast(".colorset".count))] = path
                    } else if !name.contains(".") || name.hasSuffix(".xcassets") {
                        look(in: path, depth: depth + 1)
                    }
                }
            }
            for folder in AppResources.folders(bundlePath) {
                for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
                where name.hasSuffix(".xcassets") { look(in: folder + "/" + name, depth: 0) }
            }
            self.colors = colors
        }
    }

    @MainActor private static var catalogs: [String: Catalog] = [:]
    @MainActor private static var colorSets: [String: ColorSet] = [:]

    /// A color of an asset catalog in an environment; nil where there is none.
    @MainActor static func color(_ name: String, bundlePath: String?, in environment: EnvironmentValues)
        -> ColorComponents?
    {
        let key = bundlePath ?? ""
        let catalog = catalogs[key] ?? Catalog(bundlePath)
        catalogs[key] = catalog
        guard let path = catalog.colors[name] else { return nil }
        let set = colorSets[path] ?? ColorSet(path)
        colorSets[path] = set
        return set.color(
            isDark: environment.colorScheme == .dark, isHigh: environment.colorSchemeContrast == .increased)
    }
}

/// The colors in a folder of an asset catalog, by appearance.
private struct ColorSet {
    private struct File: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                let appearance: String
                let value: String
            }
            struct Color: Decodable {
                let components: [String: String]?
            }

            let appearances: [Appearance]?
            let color: Color?
            let idiom: String?
        }

        let colors: [Entry]?
    }

    private let entries: [(isDark: Bool, isHigh: Bool, color: ColorComponents)]

    init(_ folder: String) {
        let contents = FileManager.default.contents(atPath: folder + "/Contents.json")
        let file = contents.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
        entries = (file?.colors ?? []).compactMap { entry in
            guard [nil, "universal", "iphone"].contains(entry.idiom),
                let color = entry.color?.components.flatMap(Self.color)
            else { return nil }
            func has(_ appearance: String, _ value: String) -> Bool {
                entry.appearances?.contains { $0.appearance == appearance && $0.value == value } == true
            }
            return (has("luminosity", "dark"), has("contrast", "high"), color)
        }
    }

    /// The color for an appearance, or that which comes nearest.
    func color(isDark: Bool, isHigh: Bool) -> ColorComponents? {
        let wanted = [(isDark, isHigh), (isDark, false), (false, isHigh), (false, false)]
        return wanted.lazy.compactMap { look in entries.first { $0.isDark == look.0 && $0.isHigh == look.1 }?.color }
            .first
            ?? entries.first?.color
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
