import System

/// SwiftPM, for the package of an app: what it builds is in the console's folder, and nothing in the app's.
struct PackageManager {
    let tools: SwiftTools
    let folder: ConsoleFolder
    /// The folder with the manifest.
    let package: String
    /// Whether settings of ours put something in the place of other packages.
    let hasMirrors: Bool

    /// The options of all of its commands.
    private var places: [String] {
        ["--package-path", package, "--scratch-path", folder.build]
            + (hasMirrors ? ["--config-path", folder.configuration] : [])
    }

    /// What the package has.
    /// - Parameter arrived: Receives what SwiftPM prints while it fetches other packages.
    /// - Throws: `AppBuildingError.unreadablePackage`, with what SwiftPM says.
    func describe(_ arrived: (String) -> Void) throws(AppBuildingError) -> PackageFacts {
        let arguments = [tools.swift, "package"] + places + ["describe", "--type", "json"]
        return try PackageFacts(try answer(arguments, arrived))
    }

    /// What its manifest says, without the packages that it depends on.
    /// - Throws: `AppBuildingError.unreadablePackage`, with what SwiftPM says.
    static func requirements(_ package: String, _ tools: SwiftTools) throws(AppBuildingError) -> [Requirement] {
        let arguments = [tools.swift, "package", "--package-path", package, "dump-package"]
        guard let result = BuildTool.run(arguments) else { throw .noTool("swift") }
        guard result.succeeded else { throw .unreadablePackage(reason: result.output.trimmed) }
        return Requirement.list(result.output)
    }

    private func answer(_ arguments: [String], _ arrived: (String) -> Void) throws(AppBuildingError) -> String {
        var isAnswer = false
        let result = BuildTool.run(arguments) { text in
            // What is being fetched comes first.
            isAnswer = isAnswer || text.hasPrefix("{") || text.contains("\n{")
            if !isAnswer { arrived(text) }
        }
        guard let result else { throw .noTool("swift") }
        guard result.succeeded else {
            throw .unreadablePackage(reason: CompilerErrors(result.output, in: package).text.trimmed)
        }
        return result.output
    }

    /// Builds the modules of a target.
    /// - Parameter arrived: Receives what SwiftPM prints.
    func build(_ target: String, _ arrived: (String) -> Void) throws(AppBuildingError) -> BuildTool.Result {
        let arguments =
            [tools.swift, "build"] + places + ["--toolset", folder.toolset, "--target", target, "-c", "debug"]
        guard let result = BuildTool.run(arguments, arrived: arrived) else { throw .noTool("swift") }
        return result
    }

    /// The command that runs its tests.
    func testCommand(_ arguments: [String]) -> [String] {
        [tools.swift, "test"] + places + ["--toolset", folder.toolset] + arguments
    }
}

extension String {
    /// Without spaces and line ends around it.
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
