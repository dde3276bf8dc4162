import System

/// The folder of what apps are compiled and linked against in place of ViewSpec's source: a shared library, modules, and
/// the program that expands macros.
package struct InstalledLibrary {
    /// The folder's path, which is absolute.
    package let folder: String

    /// The variable of the environment that names another folder.
    package static let variable = "VIEWSPEC_SDK"

    /// The folder that belongs to a program, whether the library is in it or not.
    /// - Parameters:
    ///  - program: The path of the program; the folder is beside that of installed programs.
    ///  - version: The version of the program. Several versions stand side by side.
    package static func folder(of program: String, version: String) -> String {
        if let named = ProcessEnvironment[variable], !named.isEmpty { return named }
        let place = FileSystem.realPath(program).map(folder) ?? "."
        return "\(folder(of: place))/lib/viewspec/\(version)"
    }

    /// Finds the library of a program.
    /// - Throws: `AppBuildingError.noLibrary`.
    package init(of program: String, version: String) throws(AppBuildingError) {
        try self.init(Self.folder(of: program, version: version))
    }

    /// - Parameter folder: The folder itself.
    /// - Throws: `AppBuildingError.noLibrary` if the library isn't in it.
    package init(_ folder: String) throws(AppBuildingError) {
        guard let real = FileSystem.realPath(folder), FileSystem.status("\(real)/libViewSpec.so") != nil else {
            throw .noLibrary(folder: folder)
        }
        self.folder = real
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// The shared library.
    var library: String { "\(folder)/libViewSpec.so" }

    /// Whether a module of this name belongs to the library.
    func has(module name: String) -> Bool {
        FileSystem.status("\(folder)/modules/\(name).swiftmodule") != nil
            || FileSystem.status("\(folder)/modules/\(name)/module.modulemap") != nil
    }

    /// The compiler that made the modules, as it names itself; `nil` where that isn't recorded.
    private var compiler: String? {
        guard let bytes = try? FileSystem.contents(of: "\(folder)/compiler.txt") else { return nil }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }

    /// Checks that the compiler on the `PATH` can read the modules.
    /// - Throws: `AppBuildingError.otherCompiler`, or `noTool`.
    package func checkCompiler() throws(AppBuildingError) { try check(SwiftTools()) }

    /// Checks that the compiler can read the modules: only the version that wrote them can.
    /// - Throws: `AppBuildingError.otherCompiler`.
    func check(_ tools: SwiftTools) throws(AppBuildingError) {
        guard let compiler, let found = tools.version, found != compiler else { return }
        throw .otherCompiler(wanted: compiler, found: found, folder: folder)
    }
}
