import Foundation
import System

/// What is in the place of packages that can't be built here: for ViewInspector ours, for others what `.viewspec.lua` names.
struct Mirrors {
    let folder: ConsoleFolder
    /// Folders of the user's by the addresses of packages.
    let named: [String: String]

    /// The package that this one is in the place of.
    private static let inspector = "ViewInspector"
    /// The addresses by which other packages depend on it, of which the app's manifest says nothing.
    private static let inspectorAddresses = [
        "https://github.com/nalexn/ViewInspector", "https://github.com/nalexn/ViewInspector.git",
        "git@github.com:nalexn/ViewInspector.git",
    ]
    /// The version of it whose calls are here.
    private static let inspectorVersion = "0.10.3"

    /// The mirrors that are in place, by the names of their packages in lower case, as SwiftPM identifies them.
    struct State: Hashable {
        var names: Set<String> = []
        /// Those whose files have changed.
        var changed: Set<String> = []

        mutating func add(_ name: String, isChanged: Bool) {
            names.insert(name.lowercased())
            if isChanged { changed.insert(name.lowercased()) }
        }
    }

    /// Puts the mirrors in place.
    /// - Parameter package: The folder with the manifest.
    /// - Returns: `nil` if there is no mirror.
    /// - Throws: `AppBuildingError`.
    func prepare(for package: String, _ tools: SwiftTools) throws(AppBuildingError) -> State? {
        let manifest = (try? FileSystem.contents(of: "\(package)/Package.swift")) ?? []
        let usesInspector = String(decoding: manifest, as: UTF8.self).contains(Self.inspector)
        guard !named.isEmpty || usesInspector else { return nil }
        let requirements = try PackageManager.requirements(package, tools)
        var state = State()
        var places: [String: String] = [:]
        for (address, files) in named.sorted(by: { $0.key < $1.key }) {
            let path = files.hasPrefix("/") ? files : "\(folder.app)/\(files)"
            guard FileSystem.status("\(path)/Package.swift") != nil else {
                throw .mirror(package: address, reason: "\(files) has no Package.swift")
            }
            let wanted = requirements.filter { $0.address == address }.map(\.accepted)
            let name = Requirement.name(of: address)
            let isChanged = try repository(name, of: path).update(for: wanted, of: address)
            state.add(name, isChanged: isChanged)
            places[address] = self.path(of: name)
        }
        if usesInspector, !state.names.contains(Self.inspector.lowercased()) {
            let required = requirements.filter { $0.name == Self.inspector }
            let wanted = required.map(\.accepted) + [.version(Self.inspectorVersion)]
            state.add(Self.inspector, isChanged: try inspector().update(for: wanted, of: Self.inspector))
            for address in Self.inspectorAddresses + required.map(\.address) {
                places[address] = path(of: Self.inspector)
            }
        }
        try writeConfiguration(places)
        return state
    }

    private func path(of name: String) -> String { "\(folder.mirrors)/\(name)" }

    private func repository(_ name: String, of files: String) throws(AppBuildingError) -> MirrorRepository {
        do {
            try FileSystem.makeFolders(above: path(of: name) + "/")
        } catch {
            throw .file(error)
        }
        return MirrorRepository(path: path(of: name), files: files)
    }

    /// The package in the place of ViewInspector's.
    private func inspector() throws(AppBuildingError) -> MirrorRepository {
        let files = path(of: Self.inspector)
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "ViewInspector", products: [.library(name: "ViewInspector", targets: ["ViewInspector"])],
                targets: [.target(name: "ViewInspector")])

            """
        try GeneratedFile.write(manifest, to: "\(files)/Package.swift")
        try GeneratedFile.write(
            "@_exported import ViewInspectorLibrary\n", to: "\(files)/Sources/ViewInspector/ViewInspector.swift")
        return MirrorRepository(path: files, files: files)
    }

    // MARK: - SwiftPM's settings

    private struct File: Codable {
        struct Mirror: Codable {
            let original: String
            let mirror: String
        }
        var version = 1
        var object: [Mirror]
    }

    /// Writes the settings that name the mirrors, with those that the user has for all packages.
    private func writeConfiguration(_ places: [String: String]) throws(AppBuildingError) {
        let own = "\(ProcessEnvironment["HOME"] ?? "")/.swiftpm/configuration"
        let others = (try? FileSystem.contents(of: "\(own)/mirrors.json"))
            .flatMap { try? JSONDecoder().decode(File.self, from: Data($0)) }
        let mirrors =
            places.sorted { $0.key < $1.key }.map { File.Mirror(original: $0.key, mirror: $0.value) }
            + (others?.object.filter { places[$0.original] == nil } ?? [])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(File(object: mirrors))).map { String(decoding: $0, as: UTF8.self) } ?? ""
        try GeneratedFile.write(text, to: "\(folder.configuration)/mirrors.json")
        for name in ["registries.json"] {
            guard let bytes = try? FileSystem.contents(of: "\(own)/\(name)") else { continue }
            try GeneratedFile.write(String(decoding: bytes, as: UTF8.self), to: "\(folder.configuration)/\(name)")
        }
    }
}
