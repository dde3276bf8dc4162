import System

/// What SwiftPM needs to build an app, put in place for as long as it runs.
struct BuildSession {
    let manager: PackageManager
    let toolset: Toolset
    /// The links to sources without a manifest, with the paths that they stand for.
    private let links: [SourceLink]
    private let folder: ConsoleFolder
    private let resolved: ResolvedFile?

    /// - Throws: `AppBuildingError`.
    init(
        _ folder: ConsoleFolder, _ settings: AppSettings, _ library: InstalledLibrary, _ tools: SwiftTools
    ) throws(AppBuildingError) {
        self.folder = folder
        let hasManifest = settings.sources.isEmpty
        links = hasManifest ? [] : try GeneratedPackage(folder: folder, settings: settings).write()
        let package = hasManifest ? folder.app : folder.package
        var toolset = Toolset(library: library, hasImplicitImports: settings.hasImplicitImports)
        toolset.renamedPaths = links
        try toolset.write(to: folder.toolset)
        self.toolset = toolset
        let mirrors = try Mirrors(folder: folder, named: settings.mirrors).prepare(for: package, tools)
        manager = PackageManager(tools: tools, folder: folder, package: package, hasMirrors: mirrors != nil)
        resolved = mirrors.map { _ in ResolvedFile(of: package, in: folder) }
        if let mirrors { resolved?.swapIn(mirrors) }
    }

    /// Puts the user's files in their places again.
    func end() { resolved?.restore() }

    /// The error for a build that failed.
    func failure(_ output: String) -> AppBuildingError {
        var text = output
        for link in links { text = text.replacing(link.link, with: link.path) }
        let errors = CompilerErrors(text, in: folder.app).text
        return .notBuilt(errors: errors, hint: hint(errors))
    }

    /// Says what to do about a package that doesn't build here.
    private func hint(_ errors: String) -> String? {
        let mark = "/console/build/checkouts/"
        guard let start = errors.range(of: mark)?.upperBound else { return nil }
        let name = errors[start...].prefix { $0 != "/" }
        return
            "The package \(name) doesn't build here. In .viewspec.lua a folder with a package of that name, which has as "
            + "much of it as the app needs, can be in its place:\n"
            + "  mirrors = { [\"the address in Package.swift\"] = \"Stubs/\(name)\" }"
    }
}
