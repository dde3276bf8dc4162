import System

/// Finds the spec files below the paths that a user names.
public enum SpecDiscovery {
    /// The pattern that the name of a spec file contains before its `.lua`, as in busted: `cart_spec.lua`,
    /// `cart_spec_more.lua`. A file that is named itself may be called anything.
    public static let mark = "_spec"

    /// Whether a name is that of a spec file, where nothing else is said.
    static func isSpecFile(_ name: String) -> Bool { name.hasSuffix(".lua") && name.contains(mark) }

    /// The folders that are looked for where no path is given; the first that is there counts. The second is busted's.
    public static let usualFolders = ["specs", "spec"]

    /// The one of `usualFolders` that is in the working directory; `nil` if none is.
    public static func usualFolder() -> String? {
        usualFolders.first { FileSystem.status($0)?.kind == .directory }
    }

    /// Lists spec files: those of each path in the given order, within a directory sorted by name, without duplicates.
    /// Directories are searched to any depth; names that begin with a dot are skipped, unless given as a path. So are links
    /// to directories that are neither below that path nor below the working directory, and links to unreadable ones.
    /// - Parameters:
    ///  - paths: Files or directories.
    ///  - names: The names of spec files in directories.
    ///  - note: Receives a sentence for each link that is skipped.
    /// - Returns: The files' paths, each with the given path as its start.
    /// - Throws: `SpecRunnerError.pathNotFound` for a path that doesn't exist, `.unreadable` for a directory that can't
    ///   be listed and for a special file, `.noSpecFiles` if there is no spec file at all.
    public static func files(
        in paths: [String], names: FileNames = FileNames(), note: (String) -> Void = { _ in }
    ) throws(SpecRunnerError) -> [String] {
        var search = Search(isSpecFile: try names.matcher(), isRecursive: names.isRecursive)
        defer { search.notes.forEach(note) }
        for path in paths { try search.add(path) }
        guard !search.found.isEmpty else { throw .noSpecFiles(paths: paths) }
        return search.found
    }

    /// Whether a path leads to a file.
    public static func isFile(_ path: String) -> Bool { FileSystem.status(path)?.kind == .file }

    private struct Search {
        let isSpecFile: (String) -> Bool
        let isRecursive: Bool
        var found: [String] = []
        var notes: [String] = []
        /// The folders that links may lead into: absolute paths without links.
        private var reach: [String] = []
        private var seen: Set<FileSystem.Identity> = []

        init(isSpecFile: @escaping (String) -> Bool, isRecursive: Bool) {
            self.isSpecFile = isSpecFile
            self.isRecursive = isRecursive
        }

        mutating func add(_ path: String) throws(SpecRunnerError) {
            guard let status = FileSystem.status(path) else { throw .pathNotFound(path) }
            reach = [path, "."].compactMap(FileSystem.realPath)
            switch status.kind {
            case .file: addFile(path, status.identity)
            case .directory: try addDirectory(path, status.identity)
            case .pipe, .device:
                throw .unreadable(path: path, reason: "it is a \(status.kind), and a spec file is a file")
            }
        }

        private mutating func addFile(_ path: String, _ identity: FileSystem.Identity) {
            if seen.insert(identity).inserted { found.append(path) }
        }

        private mutating func addDirectory(_ path: String, _ identity: FileSystem.Identity) throws(SpecRunnerError) {
            // A link to a directory above would otherwise be followed forever.
            guard seen.insert(identity).inserted else { return }
            let prefix = path.hasSuffix("/") ? path : path + "/"
            let names = try SpecRunnerError.onFile(try FileSystem.names(in: path)).filter { !$0.hasPrefix(".") }
            for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                let child = prefix + name
                switch FileSystem.status(child) {
                case (.directory, let identity)?:
                    if isRecursive, isWithinReach(child) { try addDirectory(child, identity) }
                case (.file, let identity)? where isSpecFile(name):
                    addFile(child, identity)
                case nil where isSpecFile(name), (.pipe, _)? where isSpecFile(name),
                    (.device, _)? where isSpecFile(name):
                    // A dangling link, or no file. The run will say that it can't be read; leaving it out would hide it.
                    found.append(child)
                default:
                    break
                }
            }
        }

        /// Whether a directory isn't a link, or one that may be followed.
        private mutating func isWithinReach(_ path: String) -> Bool {
            guard let target = FileSystem.linkTarget(path), let real = FileSystem.realPath(path) else { return true }
            guard reach.contains(where: real.isBelow) else {
                notes.append("\(path) is a link to \(target), which isn't in this folder: specs there don't run")
                return false
            }
            do {
                _ = try FileSystem.names(in: path)
                return true
            } catch {
                notes.append("\(path) is a link to \(target), which can't be read: \(error.reason)")
                return false
            }
        }
    }
}
