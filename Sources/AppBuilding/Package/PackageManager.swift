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

    /// What a package has. The packages that it depends on aren't fetched.
    /// - Throws: `AppBuildingError.unreadablePackage`, with what SwiftPM says.
    static func describe(
        _ package: String, in folder: ConsoleFolder, _ tools: SwiftTools
    ) throws(AppBuildingError) -> PackageFacts {
        let places = ["--package-path", package, "--scratch-path", folder.build]
        guard let result = BuildTool.run([tools.swift, "package"] + places + ["describe", "--type", "json"]) else {
            throw .noTool("swift")
        }
        guard result.succeeded else {
            // SwiftPM shows the whole command of the manifest's compiler, and an error without a reason at the end.
            let output = result.output.replacing(/\s\(compiled with: \[.*\]\)/, with: "")
                .replacing("error: fatalError\n", with: "")
            throw .unreadablePackage(reason: CompilerErrors(output, in: package).text)
        }
        return try PackageFacts(result.output)
    }

    /// The options of those that compile: the same for all, so that none compiles anew what another has.
    private var compilation: [String] { ["--toolset", folder.toolset] }

    /// Builds the modules of a target.
    /// - Parameter arrived: Receives what SwiftPM prints.
    func build(_ target: String, _ arrived: (String) -> Void) throws(AppBuildingError) -> BuildTool.Result {
        let arguments =
            [tools.swift, "build"] + places + compilation + ["--target", target, "-c", "debug"]
        guard let result = BuildTool.run(arguments, arrived: arrived) else { throw .noTool("swift") }
        return result
    }

    /// The command that runs its tests.
    func testCommand(_ arguments: [String]) -> [String] {
        [tools.swift, "test"] + places + compilation + arguments
    }
}
