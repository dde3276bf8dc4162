import Foundation
import TestSupport

/// The consoles of the tests once more, each linked of the same objects as the one that is built, but with all of ViewSpec in
/// a shared library.
final class SharedConsoles: Sendable {
    static let names = ["ChaosConsole", "PreviewsExample", "RacesExample", "TimeConsole"]

    /// The ones that were linked first.
    static let built = Result { try SharedConsoles() }

    private let folder: TemporaryFolder

    /// The folder that has the programs and the library.
    var place: URL { folder.url }

    /// The objects of a console: those of its own module, and all others.
    private static func objects(of name: String) throws -> (own: [String], others: [String]) {
        let list = Program.folder.appending(path: "\(name).product/Objects.LinkFileList")
        let all = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        return (all.filter { $0.contains("/\(name).build/") }, all.filter { !$0.contains("/\(name).build/") })
    }

    private init() throws {
        // What links a library in front of all others, as the installed one is linked.
        folder = try TemporaryFolder(["Empty.swift": ""])
        let objects = try Self.names.map { (name: $0, objects: try Self.objects(of: $0)) }
        let library = Set(objects.flatMap { $0.objects.others }).sorted()
        try link(
            "libViewSpec.so", library,
            ["-emit-library", "-llua5.4", "-lstdc++"]
                + ["-soname=libViewSpec.so", "-Bsymbolic", "--no-undefined"].flatMap { ["-Xlinker", $0] })
        for (name, objects) in objects {
            try link(
                name, objects.own + ["-parse-as-library", folder.path("Empty.swift")],
                [
                    "-Xfrontend", "-autolink-library", "-Xfrontend", "ViewSpec", "-L", folder.path,
                    "-Xlinker", "-rpath", "-Xlinker", folder.path, "-Xlinker", "--defsym=main=\(name)_main",
                ])
        }
    }

    private func link(_ name: String, _ objects: [String], _ flags: [String]) throws {
        try folder.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: name + ".objects")
        let words = ["swiftc", "-use-ld=lld", "@" + folder.path(name + ".objects"), "-o", folder.path(name)]
        let result = try Program(["/usr/bin/env"] + words + flags, in: folder.url).run()
        guard result.status == 0 else { throw LinkError(description: result.errors + result.output) }
    }

    struct LinkError: Error, CustomStringConvertible {
        let description: String
    }

    /// Changes a copy of the library and of a program by a command that finds them in its folder.
    /// - Returns: The folder of the copies.
    func copy(changedBy command: String) throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        let files = (Self.names + ["libViewSpec.so"]).joined(separator: " ")
        let result = try Shell.run("cp \(files) \(copy.path) && cd \(copy.path) && \(command)", in: folder.url)
        guard result.status == 0 else { throw LinkError(description: result.errors) }
        return copy
    }
}
