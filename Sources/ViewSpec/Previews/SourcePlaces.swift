import System
import Views

/// The places of source files, by what the compiler says of them: `Shop/CartRow.swift` may be
/// `Sources/Shop/Cart/CartRow.swift`, seen from the working directory.
struct SourcePlaces {
    /// Folders with sources that others wrote, or that were made. Hidden folders, such as `.build`, are left out as well.
    private static let foreign: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]
    /// The most files and folders that are looked at, so that a program which is started anywhere starts at once.
    private static let mostEntries = 50_000

    /// The paths of Swift files in the working directory by their names.
    private lazy var paths = Self.collect()

    /// The path of a file with previews, or its name where it isn't found: of a provider the compiler tells no file.
    mutating func path(of origin: PreviewOrigin) -> String {
        guard let file = origin.file, let candidates = paths[file] else { return origin.name }
        // Most modules have a folder of their name.
        let ofModule = candidates.filter { $0.split(separator: "/").dropLast().contains { $0 == origin.module } }
        let chosen = ofModule.isEmpty ? candidates : ofModule
        return chosen.count == 1 ? chosen[0] : origin.name
    }

    private static func collect() -> [String: [String]] {
        var found: [String: [String]] = [:]
        var folders = ["."]
        var count = 0
        while let folder = folders.popLast(), count < mostEntries {
            guard let names = try? FileSystem.names(in: folder) else { continue }
            count += names.count
            for name in names.sorted() where !name.hasPrefix(".") && !foreign.contains(name) {
                let path = folder == "." ? name : "\(folder)/\(name)"
                if name.hasSuffix(".swift") {
                    found[name, default: []].append(path)
                } else if !name.contains(".") {
                    folders.append(path)
                }
            }
        }
        return found
    }
}
