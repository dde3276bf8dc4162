import System

/// Which files a confined script may reach. A path is judged by where it leads: links followed, `..` resolved.
struct SandboxPaths {
    /// The folder that the script may read and write.
    let folder: String
    /// The same as it was named, for messages.
    private let shownFolder: String
    /// The folders to load Lua files from.
    let roots: [String]

    private let linkRoots: [String]
    /// The files outside of the folder that may be written and read.
    private let files: [String]

    /// - Parameters:
    ///   - folder: The folder of the spec file; empty for the working directory.
    ///   - roots: More folders that Lua files are loaded from.
    ///   - linkRoots: Those of them whose links are followed to other folders. A folder that is named stands for what is
    ///     installed there, and systems install modules as links.
    ///   - files: Files outside of the folder that the script may write and read. Their folders have to be there.
    init(folder: String, roots: [String], linkRoots: [String] = [], files: [String] = []) {
        self.files = files.compactMap(Self.target)
        self.linkRoots = linkRoots.map(Self.written).filter { !$0.isEmpty && $0 != "/" }
        let own = FileSystem.realPath(folder.isEmpty ? "." : folder)
        shownFolder = folder.isEmpty || folder == "./" ? "the working directory" : folder
        self.folder = own ?? ""
        // The root of the file system as the working folder doesn't stand for all that there is.
        self.roots = ([own] + roots.map(FileSystem.realPath)).compactMap(\.self).filter { $0 != "/" }
    }

    /// The result of checking a path.
    enum Verdict: Equatable {
        /// It may be opened, as this path, which holds no link.
        case allowed(String)
        /// It may not: why, as the second half of a sentence.
        case refused(String)
        /// Nothing can be found there: the system's number for why.
        case missing(Int32)
    }

    /// Whether a path may be opened in a mode, as `io.open` takes it.
    func check(_ path: String, mode: String) -> Verdict {
        let writes = mode.contains { "wa+".contains($0) }
        guard !path.contains("\0") else { return .refused("the path contains a zero byte") }
        guard let target = writes ? Self.target(path) : FileSystem.realPath(path) else {
            let reason = errno
            // Outside of the folder, even the existence of files is hidden.
            guard let parent = Self.parent(of: path), isWithin(parent, folder) else { return .refused(outside) }
            return writes ? .refused("it is a link that leads nowhere") : .missing(reason)
        }
        if files.contains(target) { return .allowed(target) }
        guard isWithin(target, folder) else { return .refused(outside) }
        if writes, target.dropFirst(folder.count).contains("/.") {
            return .refused("specs write no hidden files, whose names begin with a dot")
        }
        return .allowed(target)
    }

    /// Whether a Lua file may be loaded.
    func checkLoading(_ path: String) -> Verdict {
        guard !path.contains("\0") else { return .refused("the path contains a zero byte") }
        guard let target = FileSystem.realPath(path) else {
            let reason = errno
            guard let parent = Self.parent(of: path), !mayLoad(from: parent) else { return .missing(reason) }
            return .refused(outsideOfRoots)
        }
        guard mayLoad(from: target) || isWithinLinkRoot(path) else { return .refused(outsideOfRoots) }
        return .allowed(target)
    }

    /// Whether a path is written as one below a folder whose links are followed.
    private func isWithinLinkRoot(_ path: String) -> Bool {
        let path = Self.written(path)
        return !path.split(separator: "/").contains("..")
            && linkRoots.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }

    /// A path as it is compared: without a `./` in front.
    private static func written(_ path: String) -> String {
        var path = Substring(path)
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        return String(path)
    }

    /// Whether Lua files below a folder may be loaded.
    func mayLoad(from folder: String) -> Bool { roots.contains { isWithin(folder, $0) } }

    private var outside: String {
        "specs read and write files in their own folder only (\(shownFolder)) and below it"
    }

    private var outsideOfRoots: String {
        "specs load Lua files from their own folder, the working directory and the folders of lpath only"
    }

    private func isWithin(_ path: String, _ root: String) -> Bool {
        !root.isEmpty && (path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/"))
    }

    /// The path at which a file is or would be made; `nil` if its folder isn't there, or it is a link to nothing: opening
    /// that would make a file wherever the link points.
    private static func target(_ path: String) -> String? {
        if let existing = FileSystem.realPath(path) { return existing }
        var status = stat()
        guard lstat(path, &status) != 0, let folder = parent(of: path), let name = name(of: path) else { return nil }
        return folder == "/" ? "/" + name : folder + "/" + name
    }

    /// The folder that a path's folder leads to.
    private static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return FileSystem.realPath(".") }
        return FileSystem.realPath(String(path[...slash]))
    }

    private static func name(of path: String) -> String? {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        return name.isEmpty || name == "." || name == ".." ? nil : String(name)
    }
}
