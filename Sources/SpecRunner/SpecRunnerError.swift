import System

/// An error that keeps a run from starting or a report from being written.
public enum SpecRunnerError: Error, Hashable, CustomStringConvertible {
    /// A path doesn't exist.
    case pathNotFound(String)
    /// No path was given, and there is none of the usual folders.
    case noSpecFolder(program: String)
    /// Files are to run more often than can be kept track of; `most` is how often they can.
    case cannotRepeat(times: Int, files: Int, most: Int)
    /// A file or directory is there but can't be read, or a report can't be written to its file.
    case file(FileError)
    /// None of the paths holds a spec file.
    case noSpecFiles(paths: [String])
    /// There are specs, but the selection excludes all of them.
    case nothingSelected(String)
    /// There are spec files, but the selection excludes all of them, for this reason.
    case noFilesLeft(reason: String)
    /// The spec files were read and none of them defines a spec.
    case noSpecs(paths: [String])
    /// A filter isn't a valid Lua pattern.
    case invalidFilter(pattern: String, reason: String)
    /// No reporter has this name.
    case unknownReporter(name: String, known: [String])
    /// An output handler of busted's kind can't be loaded, or failed.
    case badHandler(path: String, reason: String)
    /// A report is to go into a file that has no name; as it was written.
    case missingFileName(String)
    /// Several reports are to go to standard output that can't share it.
    case sharedOutput([String])
    /// A process that runs specs can't be started.
    case cannotStartWorker(reason: String)
    /// A configuration file lets specs read variables, and is in the folder of a spec file, which may write there.
    case environmentWithinReach(file: String, spec: String)
    /// Specs are to run in several orders of their jobs, in a process whose jobs Swift's own executor runs.
    case cannotInterleave
    /// Two reports would be written into one file.
    case sameFile(String, String)
    /// A picture has more bytes than a page of many can take.
    case tooLargePicture(bytes: Int, most: Int)

    /// The message: what was expected, what was found, and what helps.
    public var description: String {
        switch self {
        case .pathNotFound(let path):
            "no such file or directory: \(path)" + (Self.neighbor(of: path).map { "; did you mean \($0)?" } ?? "")
        case .noSpecFolder(let program):
            "no \(SpecDiscovery.usualFolders.map { "\($0)/" }.joined(separator: " or ")) folder; "
                + "\"\(program) init\" makes one"
        case .cannotRepeat(let times, let files, let most):
            "--repeat must be from 1 to \(most) for \(files) files; got \(times)"
        case .file(let error):
            error.description
        case .noSpecFiles(let paths):
            "no spec file in \(Self.list(paths)): looked for Lua files with \"\(SpecDiscovery.mark)\" in their names"
        case .nothingSelected(let selection):
            "no spec matches \(selection); --list shows all of them"
        case .noFilesLeft(let reason):
            reason
        case .noSpecs(let paths):
            "no spec in \(Self.list(paths)): a spec is written as it(\"name\", function() … end)"
        case .invalidFilter(let pattern, let reason):
            "\"\(pattern)\" is not a Lua pattern: \(reason)"
        case .unknownReporter(let name, let known):
            "there is no reporter \"\(name)\"; there are: \(known.joined(separator: ", "))"
        case .badHandler(let path, let reason):
            "the output handler \(path) failed: \(reason)"
        case .missingFileName(let report):
            "\(report): a file name is missing after \"=\""
        case .sharedOutput(let names):
            "only one report can go to standard output, got: \(names.joined(separator: ", ")); "
                + "give the others a file, as in junit=report.xml"
        case .cannotStartWorker(let reason):
            "can't start a worker process: \(reason)"
        case .environmentWithinReach(let file, let spec):
            "env can't be set in \(file) here: \(spec) may write files beside it, and could write that too; "
                + "keep specs in a folder of their own, such as specs/, or name the variables by --env"
        case .cannotInterleave:
            "--interleave needs viewspec or an app's own console: elsewhere Swift's executor runs the jobs"
        case .tooLargePicture(let bytes, let most):
            "the picture has \(bytes >> 20) MB; a gallery takes \(most >> 20) MB at most"
        case .sameFile(let first, let second):
            "\(first) and \(second) share one file; give each its own"
        }
    }

    private static func list(_ paths: [String]) -> String { paths.joined(separator: ", ") }
}

// MARK: - Files

extension SpecRunnerError {
    /// A file or directory that is there but can't be read.
    public static func unreadable(path: String, reason: String) -> SpecRunnerError {
        .file(.unreadable(path: path, reason: reason))
    }

    /// A report that can't be written to its file.
    public static func cannotWrite(path: String, reason: String) -> SpecRunnerError {
        .file(.cannotWrite(path: path, reason: reason))
    }

    /// Runs a call on a file, and wraps its error.
    static func onFile<Result>(_ body: @autoclosure () throws(FileError) -> Result) throws(SpecRunnerError) -> Result {
        do {
            return try body()
        } catch {
            throw .file(error)
        }
    }
}

extension SpecRunnerError {
    /// The path beside a missing one whose name is near it; nil for none.
    private static func neighbor(of path: String) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let folder = String(path.dropLast(path.reversed().first == "/" ? name.count + 1 : name.count))
        guard let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder) else { return nil }
        let visible = names.filter { !$0.hasPrefix(".") }
        return Suggestions.nearest(to: name, among: visible).map { folder + $0 }
    }
}
