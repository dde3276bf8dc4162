import System

/// The console of an app: a few lines of Swift, linked with the app's objects and ViewSpec's library.
struct ConsoleProgram {
    let folder: ConsoleFolder
    let toolset: Toolset
    let compiler: String
    let plan: BuildPlan

    /// The console where nothing is registered.
    private static let source = """
        // Written by viewspec. A file specs/Specs.swift takes its place.
        import ViewSpec

        @main struct Specs: SpecConsole {
            static var catalog: Catalog { Catalog() }
        }

        """

    /// Compiles and links what isn't up to date.
    /// - Returns: Whether the program is a new one.
    /// - Throws: `AppBuildingError.notBuilt`, or `file`.
    func update() throws(AppBuildingError) -> Bool {
        let sources = try sources()
        let object = "\(folder.path)/Specs.o"
        let compilation = [compiler, "-c", "-o", object] + compilerOptions + sources
        let isCompiled = try make(object, from: sources + plan.modules, by: compilation, named: "compile")
        // A program that runs stays as it is.
        let new = "\(folder.path)/viewspec.new"
        // The package's programs are linked with the libraries of the toolset too, in the toolset's own way.
        let libraries = plan.libraries.filter { !toolset.linkerOptions.contains($0) }
        let link = [compiler, "-use-ld=lld", "-o", new] + linkerOptions + [object] + plan.objects + libraries
        let isLinked = try make(folder.program, from: plan.objects + [object], by: link, named: "link", as: new)
        return isCompiled || isLinked
    }

    private func sources() throws(AppBuildingError) -> [String] {
        let own = folder.registration
        guard own.isEmpty else {
            guard own.contains(where: Self.isMarked) else { throw .noConsole(path: "specs/Specs.swift") }
            return own
        }
        let path = "\(folder.path)/Specs.swift"
        try GeneratedFile.write(Self.source, to: path)
        return [path]
    }

    /// Whether a file has something that is marked as the start of a program.
    private static func isMarked(_ path: String) -> Bool {
        (try? FileSystem.contents(of: path)).map { String(decoding: $0, as: UTF8.self).contains("@main") } ?? false
    }

    /// Runs a command whose file isn't there, or is older than what it is made from.
    /// - Parameters:
    ///  - name: The file that keeps the command, which makes the file anew when it changes.
    ///  - draft: What the command writes, to be renamed.
    /// - Returns: Whether it was run.
    private func make(
        _ file: String, from inputs: [String], by command: [String], named name: String, as draft: String? = nil
    ) throws(AppBuildingError) -> Bool {
        let arguments = "\(folder.path)/\(name).args"
        let text = command.dropFirst().map { Self.quoted($0) + "\n" }.joined()
        if try GeneratedFile.write(text, to: arguments) { unlink(file) }
        let made = FileSystem.modificationTime(file) ?? 0
        let isCurrent = (inputs + [toolset.library.library]).allSatisfy {
            FileSystem.modificationTime($0) ?? .max <= made
        }
        guard !isCurrent else { return false }
        guard let result = BuildTool.run([command[0], "@" + arguments]) else { throw .noTool(command[0]) }
        guard result.succeeded else {
            throw .notBuilt(errors: CompilerErrors(result.output, in: folder.app).text, hint: nil)
        }
        if let draft, rename(draft, file) != 0 {
            throw .file(.cannotWrite(path: file, reason: SystemError.last))
        }
        return true
    }

    /// An argument as a file of arguments has it. The compiler reads one quote within others wrongly.
    static func quoted(_ argument: String) -> String {
        argument.isEmpty
            ? "\"\"" : String(argument.flatMap { " \t\n'\"\\".contains($0) ? ["\\", $0] : [$0] })
    }

    // MARK: - Options

    /// Where the console begins. A library of the app's may have a `main` too, that of its `@main struct MyApp: App`.
    private static let start = "viewspec_console_main"

    private var compilerOptions: [String] {
        ["-wmo", "-parse-as-library", "-module-name", "AppSpecs", "-Onone", "-g"]
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", Self.start]
            + Self.options(seeing: plan.compilerArguments)
    }

    /// The options of the frontend by which the app's files see and link modules.
    private static let frontendOptions: Set<String> = [
        "-autolink-library", "-disable-autolink-library", "-load-plugin-executable", "-import-module",
    ]

    /// The options by which a file sees what the app's own files see.
    static func options(seeing arguments: [String]) -> [String] {
        var options: [String] = []
        var rest = arguments[...]
        while let next = rest.popFirst() {
            switch next {
            case "-I", "-F", "-Xcc", "-target", "-swift-version", "-module-cache-path", "-sdk":
                options += [next] + [rest.popFirst()].compactMap(\.self)
            case "-Xfrontend"
            where rest.first.map(Self.frontendOptions.contains) ?? false:
                // An option of the frontend and its value are two of the driver's.
                options += [next] + rest.prefix(3)
                rest = rest.dropFirst(3)
            default: break
            }
        }
        return options
    }

    private var linkerOptions: [String] {
        (["--defsym", "main=\(Self.start)"] + toolset.linkerOptions).flatMap {
            $0.hasPrefix("-L") ? [$0] : ["-Xlinker", $0]
        }
    }
}
