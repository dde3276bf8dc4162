import Foundation

/// Finds the colors and the images of an app in its resources: in the asset catalogs there, as they are in its source, and as files.
///
/// Results are cached, since resources don't change while a program runs.
@MainActor
enum AppResources {
    @MainActor
    private final class Known {
        let index: ResourceIndex
        var colors: [String: ColorSet] = [:]
        var images: [String: ImageSet] = [:]

        init(_ index: ResourceIndex) { self.index = index }
    }

    private static var known: [String: Known] = [:]

    /// A color of an asset catalog in an environment; nil where there is none.
    static func color(_ name: String, bundlePath: String?, in environment: EnvironmentValues) -> ColorComponents? {
        let known = known(bundlePath)
        guard let folder = known.index.colors[name] else { return nil }
        let set = known.colors[name] ?? ColorSet(folder)
        known.colors[name] = set
        return set.color(in: environment)
    }

    /// An image of an asset catalog, or a file with the name, in an environment; nil where there is none that can be read.
    static func image(_ name: String, bundlePath: String?, in environment: EnvironmentValues) -> AppImage? {
        let known = known(bundlePath)
        if let set = known.images[name] { return set.image(in: environment) }
        guard let place = known.index.images[name] else { return nil }
        let set =
            switch place {
            case .set(let folder): ImageSet(folder)
            case .files(let files): ImageSet(files: files)
            }
        known.images[name] = set
        return set.image(in: environment)
    }

    private static func known(_ bundlePath: String?) -> Known {
        let key = bundlePath ?? ""
        if let known = known[key] { return known }
        let made = Known(ResourceIndex(folders(bundlePath)))
        known[key] = made
        return made
    }

    /// The folders with the resources of a bundle; without one, those of the app.
    private static func folders(_ bundlePath: String?) -> [String] {
        if let bundlePath { return [Bundle(path: bundlePath)?.resourcePath ?? bundlePath] }
        // SwiftPM puts the resources of each target into a folder beside the program.
        let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []
        return [main] + beside.filter { $0.hasSuffix(".resources") }.sorted().map { Bundle.main.bundlePath + "/" + $0 }
    }
}

/// Where the colors and the images of some folders are, by their names.
struct ResourceIndex {
    /// The place of an image.
    enum ImagePlace {
        /// A folder of an asset catalog.
        case set(String)
        /// Files, by the pixels of a point that they are for.
        case files([(scale: CGFloat, path: String)])
    }

    private(set) var colors: [String: String] = [:]
    private(set) var images: [String: ImagePlace] = [:]

    /// The levels of folders in a catalog that are looked through.
    private static let deepest = 8

    /// Looks through folders. Of what has the same name, the first is taken, and a catalog before a file.
    /// - Complexity: O(*n*) in the files of the folders and of the catalogs in them.
    init(_ folders: [String]) {
        for folder in folders {
            let names = Self.names(in: folder)
            for name in names where name.hasSuffix(".xcassets") { look(in: folder + "/" + name, depth: 0) }
            take(names, in: folder)
        }
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }

    private mutating func look(in folder: String, depth: Int) {
        guard depth < Self.deepest else { return }
        for name in Self.names(in: folder) {
            let path = folder + "/" + name
            if let name = name.without(".colorset") {
                if colors[name] == nil { colors[name] = path }
            } else if let name = name.without(".imageset") {
                if images[name] == nil { images[name] = .set(path) }
            } else if !name.contains(".") {
                look(in: path, depth: depth + 1)
            }
        }
    }

    /// Takes the images among files. Commonly known: a PNG file is found without its extension, any other with it, and one for screens
    /// of more pixels has `@2x` or `@3x` at the end of its name.
    private mutating func take(_ files: [String], in folder: String) {
        var found: [String: [(scale: CGFloat, path: String)]] = [:]
        for file in files {
            guard let ending = [".png", ".jpg", ".jpeg"].first(where: { file.lowercased().hasSuffix($0) }) else {
                continue
            }
            var name = String(file.dropLast(ending.count))
            var scale: CGFloat = 1
            for factor in 2...3 {
                guard let plain = name.without("@\(factor)x") else { continue }
                (name, scale) = (plain, CGFloat(factor))
            }
            let names = ending == ".png" ? [name, name + ending] : [name + ending]
            for name in names { found[name, default: []].append((scale, folder + "/" + file)) }
        }
        for (name, files) in found where images[name] == nil { images[name] = .files(files) }
    }
}

extension String {
    /// The text before an ending; nil where it has another one.
    fileprivate func without(_ ending: String) -> String? {
        hasSuffix(ending) ? String(dropLast(ending.count)) : nil
    }
}
