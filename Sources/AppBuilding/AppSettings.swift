/// What `.viewspec.lua` says about the app in its folder.
public struct AppSettings: Hashable, Sendable, Codable {
    /// Whether the console is that of the app; if not, it is the ready-made one, which knows no app.
    public var isOn = true
    /// The targets of the package whose views specs see; empty for those that import SwiftUI.
    public var targets: [String] = []
    /// The files and folders of the app's source where there is no manifest, by paths from the folder.
    public var sources: [String] = []
    /// The name of the module of these sources.
    public var module: String?
    /// The files and folders that the app reads from its bundle.
    public var resources: [String] = []
    /// The language mode of these sources, as Xcode's `SWIFT_VERSION` has it.
    public var languageMode: String?
    /// The isolation of what isn't annotated in these sources: `MainActor`, or `nonisolated`.
    public var defaultIsolation: String?
    /// Whether files see Combine, Observation and networking without an import of their own.
    public var hasImplicitImports = true
    /// Folders in the place of packages, by the packages' addresses.
    public var mirrors: [String: String] = [:]

    /// The settings of an app that nothing is said about.
    public init() {}

    /// The keys of what is said and means nothing in a folder with a manifest, or in one without.
    package func idleKeys(hasManifest: Bool) -> [String] {
        let forSources = [
            ("sources", !sources.isEmpty), ("module", module != nil), ("resources", !resources.isEmpty),
            ("language_mode", languageMode != nil), ("default_isolation", defaultIsolation != nil),
        ]
        let forManifests = [("targets", !targets.isEmpty), ("mirrors", !mirrors.isEmpty)]
        return (hasManifest ? forSources : forManifests).filter(\.1).map(\.0)
    }

    /// Whether a text is a language mode, as Xcode's `SWIFT_VERSION` has it.
    package static func isLanguageMode(_ text: String) -> Bool { GeneratedPackage.mode(text) != nil }
}
