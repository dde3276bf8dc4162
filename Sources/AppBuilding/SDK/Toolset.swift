import Foundation
import System

/// The options with which SwiftPM compiles a package against the installed library, as its `--toolset` takes them.
package struct Toolset {
    let library: InstalledLibrary
    /// Whether files see what Apple's Foundation and SwiftUI bring along, without an import of their own.
    let hasImplicitImports: Bool
    /// The links to sources, with the paths that stand for them in debug information.
    var renamedPaths: [SourceLink] = []

    /// The options for a library.
    /// - Parameter hasImplicitImports: Whether files see what Apple's Foundation and SwiftUI bring along, without an import
    ///   of their own.
    package init(library: InstalledLibrary, hasImplicitImports: Bool) {
        self.library = library
        self.hasImplicitImports = hasImplicitImports
    }

    /// What Foundation exports on Apple's systems. UIKit's names come with SwiftUI; a file that sees the module UIKit sees all of
    /// Foundation, which packages in language mode 6 that import the C library with care don't expect.
    private static let implicitModules = ["Combine", "Observation", networking]
    /// What it loads takes a third of the time in which a console starts: only what uses it is linked with it.
    private static let networking = "FoundationNetworking"

    /// The options of the compiler.
    var compilerOptions: [String] {
        let macros = "\(library.folder)/bin/SwiftUIMacros#SwiftUIMacros"
        // The library is named in the object files, which puts it before Swift's own: it defines functions of theirs anew.
        var options =
            ["-I", "\(library.folder)/modules"]
            + ["-autolink-library", "ViewSpec", "-load-plugin-executable", macros].flatMap { ["-Xfrontend", $0] }
        // SwiftPM has an index made. For one that covers the modules of Swift too, the compiler makes these anew from their
        // interfaces in each package: that took 9 of the 14 seconds to the first result of a small app.
        options += ["-index-ignore-system-modules"]
        // SwiftPM doesn't look at modules of ours: another library has to be another command.
        options += ["-D", "VIEWSPEC_\(FileSystem.modificationTime(library.library) ?? 0)"]
        if hasImplicitImports {
            options +=
                Self.implicitModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
                + ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", Self.networking]
        }
        return options
            + renamedPaths.flatMap { link in
                // The compiler cuts the working directory off some of them.
                [link.link, link.relative].flatMap { ["-file-prefix-map", "\($0)=\(link.path)"] }
            }
    }

    /// The options of the linker. The program's path of libraries holds for those that the library itself needs as well.
    var linkerOptions: [String] {
        ["-L\(library.folder)", "--disable-new-dtags", "-rpath", library.folder]
            + (hasImplicitImports ? ["--as-needed", "-l\(Self.networking)", "--no-as-needed"] : [])
    }

    private struct File: Encodable {
        struct Tool: Encodable {
            let extraCLIOptions: [String]
        }

        let schemaVersion = "1.0"
        let swiftCompiler: Tool
        let linker: Tool
    }

    /// The file that `--toolset` names, as JSON.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let file = File(
            swiftCompiler: .init(extraCLIOptions: compilerOptions), linker: .init(extraCLIOptions: linkerOptions))
        return (try? encoder.encode(file)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    /// Writes the file, unless it is as it should be: builds depend on its time.
    /// - Throws: `AppBuildingError.file`.
    func write(to path: String) throws(AppBuildingError) {
        try GeneratedFile.write(json, to: path)
    }
}
