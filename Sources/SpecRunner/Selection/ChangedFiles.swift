import Foundation
import System

/// Which spec files a change touches: those that changed, and those that require a Lua file that did.
public struct ChangedFiles {
    private let changed: Set<String>

    /// Asks git for the changed files.
    /// - Parameter revision: The revision to compare with; nil for uncommitted changes.
    /// - Throws: `SpecRunnerError.unreadable` if git fails.
    public init(since revision: String?) throws(SpecRunnerError) {
        let top = try Self.git(["rev-parse", "--show-toplevel"]).first ?? ""
        var names = try Self.git(["diff", "--name-only", "--diff-filter=d", revision ?? "HEAD"])
        names += try Self.git(["ls-files", "--others", "--exclude-standard", "--full-name"])
        changed = Set(names.map { Self.absolute(top + "/" + $0) })
    }

    /// A change of these files.
    init(_ paths: [String]) {
        changed = Set(paths.map(Self.absolute))
    }

    /// Those of some spec files that the change touches.
    public func touched(_ files: [String]) -> [String] {
        var known: [String: Bool] = [:]
        return files.filter { isTouched($0, &known) }
    }

    /// Whether a file has changed, or requires one that has, however far away.
    private func isTouched(_ path: String, _ known: inout [String: Bool]) -> Bool {
        let path = Self.absolute(path)
        if let answer = known[path] { return answer }
        // Files that require each other count as changed only for another reason.
        known[path] = false
        let answer = changed.contains(path) || requirements(of: path).contains { isTouched($0, &known) }
        known[path] = answer
        return answer
    }

    /// The files that a Lua file names in `require`, where they are found.
    private func requirements(of path: String) -> [String] {
        guard let bytes = try? FileSystem.contents(of: path) else { return [] }
        let source = String(decoding: bytes, as: UTF8.self)
        let folder = (path as NSString).deletingLastPathComponent
        return source.matches(of: /require\s*\(?\s*["']([^"']+)["']/).flatMap { match in
            let module = match.1.replacing(".", with: "/")
            return Self.roots(of: folder).flatMap { ["\($0)/\(module).lua", "\($0)/\(module)/init.lua"] }
        }
        .filter { FileSystem.status($0)?.kind == .file }
    }

    /// The usual places of modules: the folder of the file, and those of projects.
    private static func roots(of folder: String) -> [String] { [folder, ".", "./lua", "./src"].map(absolute) }

    private static func absolute(_ path: String) -> String {
        URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func git(_ arguments: [String]) throws(SpecRunnerError) -> [String] {
        let command = "git \(arguments.joined(separator: " "))"
        guard let output = PipeEnds() else { throw .unreadable(path: command, reason: SystemError.last) }
        defer { Descriptor.release(output.reading) }
        guard let errors = PipeEnds() else { throw .unreadable(path: command, reason: SystemError.last) }
        defer { Descriptor.release(errors.reading) }
        let git = ChildProcess(["/usr/bin/env", "git"] + arguments, output: output.writing, errors: errors.writing)
        for pipe in [output, errors] { Descriptor.release(pipe.writing) }
        guard let git else { throw .unreadable(path: command, reason: SystemError.last) }
        let text = Descriptor.readAll(output.reading) ?? [], complaint = Descriptor.readAll(errors.reading) ?? []
        guard git.wait() else {
            throw .unreadable(path: command, reason: String(String(decoding: complaint, as: UTF8.self).trimmingSpaces))
        }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
