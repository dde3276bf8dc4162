import System

/// A repository of git in the place of a package's own. SwiftPM takes the name of the package from its folder, and reads
/// versions and branches, so that it needs those that are required.
struct MirrorRepository {
    /// The folder of the repository.
    let path: String
    /// The folder with its files, which git doesn't write to.
    let files: String

    /// Commits the files as they are, as each of the accepted versions and branches.
    /// - Returns: Whether they have changed since the last time.
    /// - Throws: `AppBuildingError.mirror`, or `mirrorOfRevision`.
    func update(for accepted: [Requirement.Accepted], of name: String) throws(AppBuildingError) -> Bool {
        guard let git = BuildTool.path(of: "git") else { throw .noTool("git") }
        func run(_ arguments: String...) throws(AppBuildingError) -> String {
            let settings = ["user.name=ViewSpec", "user.email=viewspec@localhost", "commit.gpgsign=false"]
            let command =
                [git, "--git-dir", "\(path)/.git", "--work-tree", files]
                + (settings + ["core.hooksPath=/dev/null", "init.defaultBranch=main"]).flatMap { ["-c", $0] }
            guard let result = BuildTool.run(command + arguments) else { throw .noTool("git") }
            guard result.succeeded else { throw .mirror(package: name, reason: result.output) }
            return result.output
        }
        if FileSystem.status("\(path)/.git/HEAD") == nil { _ = try run("init", "--quiet") }
        _ = try run("add", "--all", ".")
        let isChanged = try !run("status", "--porcelain").isEmpty || FileSystem.status("\(path)/.git/logs/HEAD") == nil
        if isChanged { _ = try run("commit", "--quiet", "--allow-empty", "--message", "As it is") }
        for one in accepted {
            switch one {
            case .version(let version): _ = try run("tag", "--force", version)
            case .branch("main"): break
            case .branch(let branch): _ = try run("branch", "--force", branch)
            case .revision: throw .mirrorOfRevision(package: name)
            }
        }
        return isChanged
    }
}
