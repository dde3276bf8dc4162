import AppBuilding
import ArgumentParser
import Scripting
import SpecRunner
import System

/// `sdk`: the library that apps are compiled against: where it is, the options that lead to it, and how it is made again.
struct SdkCommand: ConsoleCommand {
    enum Action: String, CaseIterable, ExpressibleByArgument {
        case path, toolset, build
    }

    static let abstract = "Say where the library is that apps are compiled against, or build it again."

    static func discussion(_ program: String) -> String {
        """
        The library is in lib/viewspec beside the folder of the installed console, or where VIEWSPEC_SDK says. It was made by \
        one version of Swift and is read by no other: "build" makes it again, with the Swift on the PATH, from the source that \
        was installed with it. "\(program) run" and "\(program) test" compile apps against it by themselves; "toolset" prints \
        the options for whoever calls SwiftPM.

        EXAMPLES
          \(program) sdk
              the folder of the library
          \(program) sdk toolset > toolset.json && swift build --toolset toolset.json
              compile a package that knows nothing of ViewSpec
          \(program) sdk toolset --no-implicit-imports
              without Combine, Observation and networking in files that don't import them
          \(program) sdk build
              make it again
          \(program) sdk build --source ~/ViewSpec
              make it from a checkout

        EXIT CODES
          0  the library is there, or was built
          1  it wasn't built
          2  it isn't there, has no source, or was made by another Swift
        """
    }

    @Argument(help: "path, toolset or build.")
    var action = Action.path

    @Option(help: ArgumentHelp("The source to build from.", valueName: "folder"), completion: .directory)
    var source: String?

    @Flag(
        name: .customLong("no-implicit-imports"),
        help: "Let files see only what they import; otherwise they see Combine, Observation and networking.")
    var hasNoImplicitImports = false

    func validate() throws {
        if action != .build, source != nil { throw ValidationError("--source belongs to build") }
        if action != .toolset, hasNoImplicitImports {
            throw ValidationError("--no-implicit-imports belongs to toolset")
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        let folder = InstalledLibrary.folder(of: ChildProcess.ownProgram, version: Version.current)
        let output = FileOutput.standardOutput()
        do throws(AppBuildingError) {
            switch action {
            case .path: output.write(try InstalledLibrary(folder).folder + "\n")
            case .toolset:
                let library = try InstalledLibrary(folder)
                try library.checkCompiler()
                output.write(Toolset(library: library, hasImplicitImports: !hasNoImplicitImports).json)
            case .build:
                try LibraryBuild(of: folder, from: source).run()
                output.write(try InstalledLibrary(folder).folder + "\n")
            }
            return .passed
        } catch {
            Message.error("\(error)")
            if case .libraryNotBuilt = error { return .failed }
            return .usage
        }
    }
}
