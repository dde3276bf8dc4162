import CWorkers
import System

/// Builds the package that this program belongs to, as its sources change.
@MainActor
package final class PackageBuild: ProgramBuild {
    package let program: String
    /// The folder of everything that builds make.
    private let buildFolder: String
    /// The name of the configuration: `debug`.
    private let configuration: String
    private var plan: BuildPlan

    /// - Parameters:
    ///  - program: The path of the program.
    ///  - folder: The folder that the user is in.
    /// - Returns: `nil` if SwiftPM didn't build the program, or the folder isn't in the program's package.
    package init?(of program: String, in folder: String = ".") {
        guard let real = FileSystem.realPath(program), let here = FileSystem.realPath(folder) else { return nil }
        // It is in BUILD/TRIPLE/CONFIGURATION.
        let parts = real.split(separator: "/").map(String.init)
        guard parts.count > 3 else { return nil }
        self.program = real
        configuration = parts[parts.count - 2]
        buildFolder = "/" + parts.dropLast(3).joined(separator: "/")
        guard let plan = BuildPlan(of: .file(real), configuration: configuration, buildFolder: buildFolder) else {
            return nil
        }
        self.plan = plan
        let package = FileSystem.realPath(plan.packageFolder) ?? plan.packageFolder
        guard here.isBelow(package) else { return nil }
    }

    package var folders: Set<String> { plan.folders }

    package var changes: FileChanges { plan.changes(since: FileSystem.modificationTime(program) ?? 0) }

    package func isConcerned(by changes: FileChanges) -> Bool { plan.isConcerned(by: changes) }

    package func build(for changes: FileChanges, write: (String) -> Void) -> BuildOutcome {
        let name = plan.packageFolder.split(separator: "/").last.map(String.init) ?? plan.packageFolder
        return .timed(name, write: write, build)
    }

    /// Lets SwiftPM build the program, and reads its plan.
    private func build() -> BuildOutcome {
        let before = FileSystem.modificationTime(program)
        let product = program.split(separator: "/").last.map(String.init) ?? program
        let arguments = [
            "\(plan.toolFolder)/swift", "build", "--package-path", plan.packageFolder, "--scratch-path", buildFolder,
            "-c", configuration, "--product", product,
        ]
        guard let result = BuildTool.run(arguments + (Self.isInPlugin ? ["--ignore-lock"] : [])) else {
            return .failed(errors: "error: there is no swift in \(plan.toolFolder)")
        }
        if let plan = BuildPlan(of: .file(program), configuration: configuration, buildFolder: buildFolder) {
            self.plan = plan
        }
        guard result.succeeded else {
            return .failed(errors: CompilerErrors(result.output, in: plan.packageFolder).text)
        }
        return FileSystem.modificationTime(program) == before ? .unchanged : .rebuilt
    }

    /// Whether SwiftPM itself started the program, and holds the lock of the build folder until it ends.
    private static var isInPlugin: Bool { ProcessEnvironment["VIEWSPEC_IN_PLUGIN"] != nil }

    /// Ends this process when the plugin does, if one started it, even where that is killed.
    package static func endWithPlugin() {
        if isInPlugin { sw_end_with_parent() }
    }
}
