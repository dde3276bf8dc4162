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

    /// Takes the variable out of the environment.
    static func takeOrigin() { _ = origin }

    /// What builds this program again; `nil` if it can't be built from here.
    static var ownBuild: (any ProgramBuild)? {
        guard let origin, let library = try? InstalledLibrary(origin.library) else {
            return PackageBuild(of: ChildProcess.ownProgram)
        }
        return AppBuild(".", origin.settings, against: library, builtFrom: origin.targets)
    }

    /// Gives the variable to the program that this process becomes.
    static func handOn() {
        if let origin { setenv(variable, text(of: origin), 1) }
    }

    // MARK: - Becoming it

    /// The subcommands that are the same for every app.
    private static let ownSubcommands: Set<String> = [
        "init", "merge", "completions", "man", "test", "sdk", "eval", "help",
    ]

    /// The subcommands that describe ViewSpec, and what an app registers where there is one.
    private static let describingSubcommands: Set<String> = ["docs", "kinds"]

    /// Becomes the console of the app in the working directory, if there is one and the command line is for it.
    /// - Returns: The exit status where that isn't possible; `nil` if the command line is for this program.
    static func become(for arguments: [String]) -> ExitStatus? {
        // What was built for an app is that app's console.
        guard let command = arguments.first, !ownSubcommands.contains(command), origin == nil,
            let folder = AppInFolder.found, isForApp(command, arguments)
        else { return nil }
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
        } catch AppBuildingError.interrupted(let signal) {
            return .interrupted(signal: signal)
        } catch is AppBuildingError where describingSubcommands.contains(command) {
            Message.note(
                "this is about ViewSpec alone, since the app of this folder isn't built: 'viewspec run' says why")
            return nil
        } catch let error as AppBuildingError {
            Message.error("\(error)" + (error.alternative.map { "\n\($0)" } ?? ""))
        } catch {
            Message.error("\(error)")
        }
        return .usage
    }

    private static func isForApp(_ command: String, _ arguments: [String]) -> Bool {
        // A session has what was built when it started: to use or end it, nothing is built.
        if command == "session", arguments.dropFirst().first != "start" { return false }
        return RootCommand.subcommandNames.contains(command)
            && !arguments.prefix { $0 != "--" }.contains { ["-h", "--help", "--version"].contains($0) }
    }

    private static func text(of origin: Origin) -> String {
        (try? JSONEncoder().encode(origin)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
