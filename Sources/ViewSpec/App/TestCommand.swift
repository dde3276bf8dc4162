import AppBuilding
import ArgumentParser
import Scripting
import System

/// `test`: the Swift tests of a package.
struct TestCommand: ConsoleCommand {
    static let abstract = "Run the Swift tests of a package, with its manifest as it is."

    static func discussion(_ program: String) -> String {
        """
        Runs "swift test" with ViewSpec's modules in the place of SwiftUI, Combine and UIKit, and a package of its own in \
        the place of ViewInspector. Everything that is built is in .viewspec/console; Package.resolved stays as it is. The \
        arguments are those of "swift test".

        EXAMPLES
          \(program) test
          \(program) test --filter CartTests
          \(program) test --parallel

        A package that can't be built here needs one in its place: in .viewspec.lua
          mirrors = { ["https://github.com/example/Charts"] = "Stubs/Charts" }

        EXIT CODES
          0  all tests passed
          1  a test failed, or the package doesn't build
          2  there is no package here, or what it needs is missing
        """
    }

    @Argument(
        parsing: .captureForPassthrough, help: ArgumentHelp("The arguments of \"swift test\".", valueName: "arguments"))
    var arguments: [String] = []

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            guard FileSystem.status("Package.swift") != nil else {
                Message.error("there is no Package.swift here: tests belong to a package")
                return .usage
            }
            let settings = try AppInFolder(hasManifest: true).settings
            let library = try InstalledLibrary(of: ChildProcess.ownProgram, version: Version.current)
            let status = try AppBuild(".", settings, against: library).test(arguments) { Message.write($0) }
            return status == 0 ? .passed : status > 128 ? .interrupted(signal: Int(status) - 128) : .failed
        } catch AppBuildingError.interrupted(let signal) {
            return .interrupted(signal: signal)
        } catch {
            Message.error("\(error)")
            return .usage
        }
    }
}
