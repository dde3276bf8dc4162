import ArgumentParser
import Scripting
import SpecRunner
import System

/// `init`: what a project needs to have specs.
struct InitCommand: ConsoleCommand {
    static let abstract = "Add a first spec, configuration files and a CI job to a project."

    static func discussion(_ program: String) -> String {
        """
        In the folder of a package, or beside an Xcode project, \(program) run builds the app's views and runs specs with \
        them; the settings for a project are read from it. Existing files stay unchanged, and there is no first spec where \
        there are specs. Only \(EditorFiles.annotationsPath) is rewritten each time: lua-language-server reads it to \
        complete and check specs in editors. After an update, or when the app registers something new, \(program) init \
        brings it up to date.

        EXAMPLES
          \(program) init                into the working directory
          \(program) init App --ci both  into App, with jobs for GitHub and GitLab
          \(program) init --repository https://git.example.com/ViewSpec
              with a job that installs the console from there
          \(program) init --ci none --agent --editor neovim
              with what coding agents and Neovim need

        EXIT CODES
          0  the files exist
          1  a file couldn't be written
        """
    }

    @Argument(help: "The project's folder; created if missing.", completion: .directory)
    var folder = "."

    @Option(name: .customLong("ci"), help: "The build server to write a job for: github, gitlab, both or none.")
    var server = BuildServer.github

    @Option(
        help: ArgumentHelp(
            "The address that the job clones ViewSpec from, where the project has no console of its own.",
            valueName: "address"))
    var repository: String?

    @Flag(help: "Also write what coding agents read: the server's configuration, and a skill for the shell.")
    var agent = false

    @Option(help: "Also write tasks for this editor: vscode, zed or neovim.")
    var editor: EditorSetup?

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
        let specFolder = ["specs", "spec"].first { Self.hasSpecs(root + $0) }
        let template = ProjectTemplate(
            program: program, isPackage: isPackage, server: server, repository: repository ?? Repository.address,
            specFolder: specFolder,
            // The ready-made console shows views of its own, which aren't the project's.
            spec: isPackage && specFolder == nil ? FirstSpec.source() : FirstSpec.sketch,
            app: AppProposal(in: root))
        if let specFolder { output.write("exists  \(root)\(specFolder), with specs: no first one is added\n") }
        var hasFailed = false
        let call = ConsoleCall(ownConsole: isPackage ? program : nil)
        let more = (agent ? AgentFiles(console: call).files : []) + (editor?.files(call) ?? [])
        for file in template.files.map({ InitialFile(path: $0.path, text: $0.text) }) + more {
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
        output.write(remarks(on: template, root))
        output.write(remarks(on: more, root))
        if let editor { output.write("\n\(editor.remark)\n") }
        if program == "viewspec" { output.write(AppRemarks(root: root, proposal: template.app).text) }
        if !EditorFiles.isSetUp(in: root) {
            output.write(
                """

                For completion in an editor, \(root)\(EditorFiles.settingsPath) has to say:
                  "workspace.library": ["\(EditorFiles.annotationsPath)"]

                """)
        }
        return .passed
    }

    /// What files that were there lack; empty for nothing.
    private func remarks(on files: [InitialFile], _ root: String) -> String {
        files.map { file in
            guard let needed = file.needed, let text = DocFiles.text(root + file.path), !text.contains(needed.mark)
            else {
                return ""
            }
            let lines = needed.text.split(separator: "\n").map { "  \($0)\n" }.joined()
            return "\n\(root)\(file.path) stays as it is; it lacks\n\(lines)"
        }.joined()
    }

    /// What wasn't written, with what to do about it; empty for nothing.
    private func remarks(on template: ProjectTemplate, _ root: String) -> String {
        var text = ""
        let ignored = DocFiles.text(root + ".gitignore")?.split(separator: "\n").map { $0.trimmingSpaces } ?? []
        let missing = template.ignored.filter { line in
            !ignored.contains { $0.drop { $0 == "/" } == line[...] || $0.drop { $0 == "/" } + "/" == line }
        }
        if !missing.isEmpty {
            text +=
                "\nFor git to leave out what runs and builds write, \(root).gitignore has to say:\n"
                + missing.map { "  \($0)\n" }.joined()
        }
        if template.lacksJob {
            text += """

                There is no job for a build server: this console doesn't know where ViewSpec can be cloned from.
                  \(RootCommand.programName) init --repository <address>    writes one


                """
        }
        return text
    }

    /// Whether there is a spec in a folder, or in one below.
    private static func hasSpecs(_ folder: String, depth: Int = 0) -> Bool {
        guard depth < 8, let names = try? FileSystem.names(in: folder) else { return false }
        return names.contains { $0.hasSuffix("_spec.lua") }
            || names.contains { !$0.hasPrefix(".") && hasSpecs("\(folder)/\($0)", depth: depth + 1) }
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
