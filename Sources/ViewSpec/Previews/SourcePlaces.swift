import System
import Views

/// The places of source files, by what the compiler says of them: `Shop/CartRow.swift` may be
/// `Sources/Shop/Cart/CartRow.swift`, seen from the working directory.
struct SourcePlaces {
    /// The folders in which packages and projects have their modules.
    private static let roots = ["Sources", "Source", "src", "."]
    /// How many folders deep files are looked for.
    private static let mostDepth = 8

    /// The paths of Swift files by their names, in the folder of each module that was asked for.
    private var known: [String: [String: String]] = [:]

    /// The path of a file with previews, or its name where it isn't found: of a provider the compiler tells no file.
    mutating func path(of origin: PreviewOrigin) -> String {
        guard let file = origin.file else { return origin.name }
        if known[origin.module] == nil { known[origin.module] = Self.files(of: origin.module) }
        return known[origin.module]?[file] ?? origin.name
    }

    private static func files(of module: String) -> [String: String] {
        for root in roots {
            let folder = root == "." ? module : "\(root)/\(module)"
            var found: [String: String] = [:]
            collect(folder, depth: 0, &found)
            if !found.isEmpty { return found }
        }
        return [:]
    }

    private static func collect(_ folder: String, depth: Int, _ found: inout [String: String]) {
        guard depth < mostDepth, let names = try? FileSystem.names(in: folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".swift") {
                if found[name] == nil { found[name] = path }
            } else if !name.contains(".") {
                collect(path, depth: depth + 1, &found)
            }
        }
    }
}
