import Agents
import ArgumentParser
import Scripting
import SpecRunner
import System
import Workbench

/// `ui`: a page for a browser on this machine: specs, their runs, a screen beside a REPL.
struct UiCommand: ConsoleCommand {
    static let abstract = "Show specs, their runs and a live screen in a browser."

    static func discussion(_ program: String) -> String {
        """
        Serves one page at 127.0.0.1 and prints its address, which ends with a token: only who knows it sees the page, and \
        no other site can reach it. Control-C ends it. The article Workbench says more: "\(program) docs Workbench".

        EXAMPLES
          \(program) ui
              the specs in specs/
          \(program) ui specs/cart --port 8600
              those of a folder, at a port that stays the same

        Specs run as in "\(program) run", with the configuration in .viewspec.lua; what the page can do is what a spec \
        can do, unless --trust is given here.

        EXIT CODES
          2    the command line or the configuration is invalid, the port is in use, or libevent 2.1 is missing
          130  interrupted by SIGINT; 143 by SIGTERM
        """
    }

    @Argument(
        help: "Spec files, or folders of them (default: specs).", completion: .file(extensions: ["lua"]))
    var paths: [String] = []

    @Option(help: "The port of the page; without it, one that is free.")
    var port: Int?

    @Flag(help: "Let scripts and specs use all of Lua: files anywhere, other programs, C modules, the debug library.")
    var trust = false

    func validate() throws {
        if let port, !(1...65535).contains(port) {
            throw ValidationError("--port is a number from 1 to 65535; got \(port)")
        }
        guard let place = paths.first(where: { PlaceArgument($0).line != nil }) else { return }
        throw ValidationError("\(place): the page shows whole files; give the file or the folder alone")
    }

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            let ending = try await Workbench(try surroundings(catalog)).serve { address in
                let output = FileOutput.standardOutput()
                output.write("\(address)\nOpen this in a browser of this machine. Control-C ends it.\n")
                output.flush()
            }
            switch ending {
            case .interrupted(let signal): return .interrupted(signal: signal)
            }
        } catch {
            return RunRequest.refuse(error)
        }
    }

    @MainActor
    private func surroundings(_ catalog: Catalog) throws -> WorkbenchSurroundings {
        var settings = RunSettings()
        try ConfigurationFile.apply(run: nil, isTrusted: trust, to: &settings)
        if trust { settings.execution.isTrusted = true }
        if !paths.isEmpty { settings.paths = paths }
        try settings.settle()
        for note in settings.notes { Message.note(note) }
        if settings.paths.isEmpty {
            guard let folder = SpecDiscovery.usualFolder() else {
                throw SpecRunnerError.noSpecFolder(program: RootCommand.programName)
            }
            settings.paths = [folder]
        }
        for path in settings.paths where FileSystem.status(path) == nil { throw SpecRunnerError.pathNotFound(path) }
        var execution = settings.resolved
        execution.programName = RootCommand.programName
        var surroundings = WorkbenchSurroundings(
            app: AgentSurroundings(catalog: catalog, version: Version.current, isTrusted: settings.execution.isTrusted),
            program: RootCommand.programName, paths: settings.paths, names: settings.fileNames, settings: execution,
            port: port ?? 0)
        surroundings.memory = UiHandover.take()
        let program = UiHandover.Program()
        surroundings.newProgram = { program.newPath }
        surroundings.become = { UiHandover.give($1, to: $0) }
        surroundings.previews = {
            let listing = PreviewListing.make()
            return (listing.lines.map(\.shown), listing.problems)
        }
        return surroundings
    }
}

extension PreviewLine {
    /// The preview as a page lists it.
    fileprivate var shown: WorkbenchSurroundings.Preview {
        WorkbenchSurroundings.Preview(name: name, place: place, refusal: refused)
    }
}
