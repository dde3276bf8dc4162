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
    /// - Parameter requirements: What the package depends on.
    /// - Returns: `nil` if there is no mirror.
    /// - Throws: `AppBuildingError`.
    func prepare(for requirements: [Requirement]) throws(AppBuildingError) -> State? {
        var state = State()
        var places: [String: String] = [:]
        for (address, files) in named.sorted(by: { $0.key < $1.key }) {
            let path = files.hasPrefix("/") ? files : "\(folder.app)/\(files)"
            guard FileSystem.status("\(path)/Package.swift") != nil else {
                throw .mirror(package: address, reason: "\(files) has no Package.swift")
            }
            let repository = MirrorRepository(place: folder.mirrors, name: Requirement.name(of: address), files: path)
            let wanted = requirements.filter { $0.url == address }.compactMap(\.requirement)
            guard !wanted.isEmpty else { throw .strayMirror(address, known: requirements.compactMap(\.url)) }
            let (place, isNew) = try repository.update(for: wanted)
            state.add(repository.name, isChanged: isNew)
            places[address] = place
        }
        let inspectors = requirements.filter { $0.name == Self.inspector }
        if !inspectors.isEmpty, !state.names.contains(Self.inspector.lowercased()) {
            let wanted = inspectors.compactMap(\.requirement) + [.only(Self.inspectorVersion)]
            let (place, isNew) = try inspector().update(for: wanted)
            state.add(Self.inspector, isChanged: isNew)
            for address in Self.inspectorAddresses + inspectors.compactMap(\.url) { places[address] = place }
        }
        guard !places.isEmpty else {
            unlink(settingsFile)
            return nil
        }
        try writeSettings(places)
        return state
    }

    /// Those that are in place from before; `nil` if there are none.
    var kept: State? {
        guard let file = Self.read(settingsFile) else { return nil }
        let names = file.object.filter { $0.mirror.hasPrefix(folder.mirrors) }.map { Requirement.name(of: $0.mirror) }
        return State(names: Set(names.map { $0.lowercased() }))
    }

    /// The package in the place of ViewInspector's.
    private func inspector() throws(AppBuildingError) -> MirrorRepository {
        let files = "\(folder.mirrors)/\(Self.inspector)"
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
        return MirrorRepository(place: folder.mirrors, name: Self.inspector, files: files)
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

    private var settingsFile: String { "\(folder.configuration)/mirrors.json" }

    private static func read(_ path: String) -> File? {
        (try? FileSystem.contents(of: path)).flatMap { try? JSONDecoder().decode(File.self, from: Data($0)) }
    }

    /// Writes the settings that name the mirrors, with those that the user has for all packages.
    private func writeSettings(_ places: [String: String]) throws(AppBuildingError) {
        let own = "\(ProcessEnvironment["HOME"] ?? "")/.swiftpm/configuration"
        let mirrors =
            places.sorted { $0.key < $1.key }.map { File.Mirror(original: $0.key, mirror: $0.value) }
            + (Self.read("\(own)/mirrors.json")?.object.filter { places[$0.original] == nil } ?? [])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(File(object: mirrors))).map { String(decoding: $0, as: UTF8.self) } ?? ""
        try GeneratedFile.write(text, to: settingsFile)
        guard let registries = try? FileSystem.contents(of: "\(own)/registries.json") else { return }
        try GeneratedFile.write(
            String(decoding: registries, as: UTF8.self), to: "\(folder.configuration)/registries.json")
    }
}
