import AppBuilding
import Foundation
import SpecRunner
import System

/// The console of the app in the working directory, which the ready-made console builds and becomes.
@MainActor
enum AppConsole {
    /// What a console that was built in this way has to know to be built again. It comes in a variable of the environment.
    private struct Origin: Codable {
        let library: String
        let settings: AppSettings
        let targets: [String]
    }

    private static let variable = "VIEWSPEC_APP"

    /// How this program was built, if it is the console of an app that `viewspec` built. Scripts don't see the variable.
    private static let origin = ProcessEnvironment.take(variable).flatMap {
        try? JSONDecoder().decode(Origin.self, from: Data($0.utf8))
    }

    /// What builds this program again; `nil` if it can't be built from here.
    static var ownBuild: (any ProgramBuild)? {
        guard let origin, let library = try? InstalledLibrary(origin.library) else {
            return PackageBuild(of: ChildProcess.ownProgram)
        }
        // A program that becomes another one hands this on.
        setenv(variable, text(of: origin), 1)
        return AppBuild(".", origin.settings, against: library, builtFrom: origin.targets)
    }

    // MARK: - Becoming it

    /// The subcommands that are the same for every app.
    private static let ownSubcommands: Set<String> = ["init", "merge", "completions", "man", "test", "sdk", "help"]

    /// Becomes the console of the app in the working directory, if there is one and the command line is for it.
    /// - Returns: The exit status where that isn't possible; `nil` if the command line is for this program.
    static func become(for arguments: [String]) -> ExitStatus? {
        guard let command = arguments.first, isForApp(command, arguments), let folder = AppInFolder.found else {
            return nil
        }
        do {
            let settings = try folder.settings
            guard settings.isOn else { return nil }
            let library = try InstalledLibrary(of: ChildProcess.ownProgram, version: Version.current)
            let build = AppBuild(".", settings, against: library)
            _ = try build.update { Message.write($0) }
            let origin = Origin(library: library.folder, settings: settings, targets: build.linkedTargets)
            ChildProcess.becomeProgram(
                CommandLine.arguments, at: build.program, variable: (variable, text(of: origin)))
            Message.error("can't start \(build.program): \(SystemError.last)")
        } catch {
            Message.error("\(error)")
        }
        return .usage
    }

    private static func isForApp(_ command: String, _ arguments: [String]) -> Bool {
        guard RootCommand.subcommandNames.contains(command), !ownSubcommands.contains(command) else { return false }
        return !arguments.prefix { $0 != "--" }.contains { ["-h", "--help", "--version"].contains($0) }
    }

    private static func text(of origin: Origin) -> String {
        (try? JSONEncoder().encode(origin)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
