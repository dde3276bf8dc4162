import ArgumentParser
import Scripting
import SpecRunner
import VirtualTime

/// An app's own console: the whole command line, for the app's views. Its previews and its app need no registration:
///
/// ```swift
/// import Gallery
/// import ViewSpec
///
/// @main struct Specs: SpecConsole {}
/// ```
///
/// Views and models that scripts make with arguments of their own are registered:
///
/// ```swift
/// @main
/// struct Specs: SpecConsole {
///     static var catalog: Catalog {
///         Catalog {
///             RegisteredView("Banner", labels: "title") { (title: String) in Banner(title: title) }
///             RegisteredView("Inbox", model: Inbox.self) { InboxScreen(inbox: $0) }
///             RegisteredModel("Inbox", Inbox.self) {
///                 Init { (arguments: Inbox.Arguments) in Inbox(items: arguments.items) }
///                 Property("items", \.items)
///                 Property("isOnline", \.isOnline)
///                 Method("add") { (inbox, item: String) in inbox.add(item) }
///                 Method("reload") { inbox in try await inbox.reload() }
///                 Publisher("changes", \.$items)
///             }
///             RegisteredFunction("version") { "1.0" }
///         }
///     }
/// }
/// ```
public protocol SpecConsole {
    /// The views, models and functions that scripts can use, beside the previews and the apps of the program; none by default.
    @MainActor static var catalog: Catalog { get }

    /// Whether the console hands the command line over to that of the app in the working directory, which it builds. Only
    /// the ready-made console does: that of an app is one.
    @MainActor static var servesApps: Bool { get }
}

extension SpecConsole {
    /// Nothing is registered.
    @MainActor public static var catalog: Catalog { Catalog() }

    /// An app's own console serves that app.
    @MainActor public static var servesApps: Bool { false }

    /// Runs the command line, and ends the process with its exit status.
    @MainActor public static func main() {
        VirtualExecutor.run { await execute() }
    }

    @MainActor private static func execute() async {
        let arguments = BustedCall.withSubcommand(
            CommandLine.arguments.dropFirst().map(\.self), calledAs: RootCommand.programName)
        let status = await run(arguments)
        guard status == .passed, let reason = FileOutput.lossOfStandardOutput else { status.exit() }
        // Output was lost, whichever command wrote it.
        RunRequest.refuse(SpecRunnerError.cannotWrite(path: "standard output", reason: reason)).exit()
    }

    @MainActor static func run(_ arguments: [String]) async -> ExitStatus {
        AppConsole.takeOrigin()
        if servesApps, let status = AppConsole.become(for: arguments) { return status }
        let catalog = catalog
        if let problem = catalog.problem {
            Message.error("\(problem)")
            return .usage
        }
        do {
            if let request = try RunRequest(plain: arguments) { return await request.run(catalog) }
        } catch {
            return RunRequest.refuse(error)
        }
        do {
            if Completions.isAsked(by: arguments) { return try Completions.answer(arguments, from: catalog) }
            let plain = try FlagDialect.plain(arguments)
            for folder in plain.folders { try RunSettings.enter(folder) }
            try RootCommand.checkHelp(plain.arguments)
            var command = try RootCommand.parseAsRoot(plain.arguments)
            for note in plain.notes { Message.note(note) }
            if let command = command as? any ConsoleCommand { return await command.run(catalog: catalog) }
            try command.run()
            return .passed
        } catch {
            return report(error, for: arguments)
        }
    }

    /// Help and version arrive as errors too, and go to standard output.
    @MainActor private static func report(_ error: any Error, for arguments: [String]) -> ExitStatus {
        let isGood = RootCommand.exitCode(for: error) == .success
        let message = RootCommand.fullMessage(for: error)
        guard isGood else {
            Message.write(UsageHints.improved(message, for: arguments) + "\n")
            return .usage
        }
        FileOutput.standardOutput().write(message + "\n")
        return .passed
    }
}
