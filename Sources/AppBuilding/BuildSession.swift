import System

/// What SwiftPM needs to build an app, put in place for as long as it runs.
struct BuildSession {
    let manager: PackageManager
    let toolset: Toolset
    /// The links to sources without a manifest, with the paths that they stand for.
    private let links: [SourceLink]
    private let folder: ConsoleFolder
    private let resolved: ResolvedFile?

    /// What the package has; `nil` where it has been described before.
    let facts: PackageFacts?

    /// - Parameter isKnown: Whether the package is as it was for the last build, and only files of its targets have changed.
    /// - Throws: `AppBuildingError`.
    init(
        _ folder: ConsoleFolder, _ settings: AppSettings, _ library: InstalledLibrary, _ tools: SwiftTools,
        isKnown: Bool = false
    ) throws(AppBuildingError) {
        self.folder = folder
        let hasManifest = settings.sources.isEmpty
        links = hasManifest ? [] : try GeneratedPackage(folder: folder, settings: settings).write()
        let package = hasManifest ? folder.app : folder.package
        var toolset = Toolset(library: library, hasImplicitImports: settings.hasImplicitImports)
        toolset.renamedPaths = links
        try toolset.write(to: folder.toolset)
        self.toolset = toolset
        facts = isKnown ? nil : try PackageManager.describe(package, in: folder, tools)
        let mirrors = Mirrors(folder: folder, named: settings.mirrors)
        let state =
            try facts.map { facts throws(AppBuildingError) in try mirrors.prepare(for: facts.dependencies) }
            ?? mirrors.kept
        manager = PackageManager(tools: tools, folder: folder, package: package, hasMirrors: state != nil)
        resolved = state.map { _ in ResolvedFile(of: package, in: folder) }
        if let state { resolved?.swapIn(state) }
    }

    /// Puts the user's files in their places again.
    func end() { resolved?.restore() }

    /// The error for a build that failed.
    func failure(_ output: String) -> AppBuildingError {
        var text = output
        for link in links { text = text.replacing(link.link, with: link.path) }
        if let address = Self.missingPackage(in: output) { return .noPackage(address: address) }
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

    /// The address of a package that SwiftPM couldn't fetch; `nil` if there is none.
    private static func missingPackage(in output: String) -> String? {
        let lines = output.split(separator: "\n")
        let fetched = lines.filter { $0.hasPrefix("Fetched ") }
        return lines.lazy.filter { $0.hasPrefix("Fetching ") }.map { String($0.dropFirst("Fetching ".count)) }
            .first { address in !fetched.contains { $0.contains(address) } }
    }
}
