import System

/// A repository of git in the place of a package's own. SwiftPM takes the name of the package from its folder, and reads
/// versions and branches, so that it needs those that are required. Other files make another repository: SwiftPM doesn't
/// look again at a version that it has.
struct MirrorRepository {
    /// The folder that the repositories are in, each in a folder of its own.
    let place: String
    /// The name of the package.
    let name: String
    /// The folder with its files, which git doesn't write to.
    let files: String

    /// Commits the files as they are, as each of the accepted versions and branches.
    /// - Returns: The path of the repository, and whether it is a new one.
    /// - Throws: `AppBuildingError.mirror`, or `mirrorOfRevision`.
    func update(for accepted: [Requirement.Accepted]) throws(AppBuildingError) -> (path: String, isNew: Bool) {
        guard accepted.allSatisfy({ $0.revision == nil }) else { throw .mirrorOfRevision(package: name) }
        let names = accepted.compactMap(\.version) + accepted.compactMap { $0.branch?.first }
        // What the files are is known once they are in an index.
        let draft = "\(place)/draft/\(name)"
        try makeFolder(draft)
        if FileSystem.status("\(draft)/HEAD") == nil { try git(draft, "init", "--quiet") }
        try git(draft, "add", "--all", ".")
        let tree = try git(draft, "write-tree").prefix(12)
        let state = ([String(tree)] + Set(names).sorted()).joined(separator: "-").map { $0 == "/" ? "_" : $0 }
        let path = "\(place)/\(String(state))/\(name)"
        let repository = "\(path)/.git"
        if FileSystem.status("\(repository)/whole") != nil { return (path, false) }
        try makeFolder(path)
        try git(repository, "init", "--quiet")
        try git(repository, "add", "--all", ".")
        try git(repository, "commit", "--quiet", "--allow-empty", "--message", "As it is")
        for version in Set(accepted.compactMap(\.version)) { try git(repository, "tag", "--force", version) }
        for branch in Set(accepted.compactMap { $0.branch?.first }) where branch != "main" {
            try git(repository, "branch", "--force", branch)
        }
        try GeneratedFile.write("", to: "\(repository)/whole")
        return (path, true)
    }

    private func makeFolder(_ path: String) throws(AppBuildingError) {
        do {
            try FileSystem.makeFolders(above: path + "/")
        } catch {
            throw .file(error)
        }
    }

    @discardableResult
    private func git(_ repository: String, _ arguments: String...) throws(AppBuildingError) -> String {
        guard let git = BuildTool.path(of: "git") else { throw .noTool("git") }
        let settings = [
            "user.name=ViewSpec", "user.email=viewspec@localhost", "commit.gpgsign=false", "core.hooksPath=/dev/null",
            "init.defaultBranch=main", "core.bare=false",
        ]
        let command =
            [git, "--git-dir", repository, "--work-tree", files] + settings.flatMap { ["-c", $0] } + arguments
        guard let result = BuildTool.run(command) else { throw .noTool("git") }
        guard result.succeeded else { throw .mirror(package: name, reason: result.output) }
        return result.output
    }
}
