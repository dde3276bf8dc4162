import ArgumentParser
import Scripting
import SpecRunner
import System

/// `init`: what a project needs to have specs.
struct InitCommand: ConsoleCommand {
    static let abstract = "Add a first spec, configuration files and a CI job to a project."

    static func discussion(_ program: String) -> String {
        """
        Existing files stay unchanged. Only \(EditorFiles.annotationsPath) is rewritten each time: \
        lua-language-server reads it to complete and check specs in editors. After an update, or when the app \
        registers something new, \(program) init brings it up to date.

        EXAMPLES
          \(program) init                into the working directory
          \(program) init App --ci both  into App, with jobs for GitHub and GitLab

        EXIT CODES
          0  the files exist
          1  a file couldn't be written
        """
    }

    @Argument(help: "The project's folder; created if missing.", completion: .directory)
    var folder = "."

    @Option(name: .customLong("ci"), help: "The build server to write a job for: github, gitlab, both or none.")
    var server = BuildServer.github

    func run(catalog: Catalog) async -> ExitStatus {
        let output = FileOutput.standardOutput()
        let root = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let program = RootCommand.programName
        // A package's own console has a name of its own too.
        let isPackage = program != "viewspec" && FileSystem.status(root + "Package.swift") != nil
        do {
            // Without it, each file would have the same error.
            try FileSystem.makeFolders(above: root)
        } catch {
            Message.error(error)
            return .failed
        }
        let template = ProjectTemplate(program: program, isPackage: isPackage, server: server)
        var hasFailed = false
        for file in template.files {
            let path = root + file.path
            do {
                let isWritten = try FileSystem.write(file.text, to: path)
                output.write(isWritten ? "wrote   \(path)\n" : "exists  \(path), unchanged\n")
            } catch {
                Message.error(error)
                hasFailed = true
            }
        }
        do {
            try EditorFiles(catalog: catalog).writeAnnotations(into: root)
            output.write("wrote   \(root)\(EditorFiles.annotationsPath), for lua-language-server\n")
        } catch {
            Message.error(error)
            hasFailed = true
        }
        guard !hasFailed else { return .failed }
        output.write(next(template.console))
        if !EditorFiles.isSetUp(in: root) {
            output.write(
                """

                For completion in an editor, \(root)\(EditorFiles.settingsPath) has to say:
                  "workspace.library": ["\(EditorFiles.annotationsPath)"]

                """)
        }
        return .passed
    }

    /// The next commands, for the name of the console.
    private func next(_ program: String) -> String {
        """

        Next:
        \(folder == "." ? "" : "  cd \(folder)\n")  \(program) run          run the specs
          \(program) kinds        see which views, modifiers and calls there are
          \(program) repl         try them out

        """
    }
}

extension BuildServer: ExpressibleByArgument {}
