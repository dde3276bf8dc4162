import AppBuilding
import SpecRunner
import System

/// An app in the working directory that has no console of its own.
struct AppInFolder {
    /// Whether there is a manifest; if not, `.viewspec.lua` names sources.
    let hasManifest: Bool

    /// The app; `nil` where there is none, or one with a console of its own. What isn't there costs a look at two names.
    static var found: AppInFolder? {
        if let manifest = DocFiles.text("Package.swift") {
            // A package that depends on ViewSpec builds its console itself.
            guard !manifest.contains("ViewSpec\""), !manifest.contains("ViewSpec.git\"") else { return nil }
            return namesTargets || ImportScan.findsSwiftUI(below: ".") ? AppInFolder(hasManifest: true) : nil
        }
        return namesSources ? AppInFolder(hasManifest: false) : nil
    }

    /// Whether the settings may name sources: reading them takes an interpreter of Lua.
    private static var namesSources: Bool { configuration?.contains("sources") ?? false }
    private static var namesTargets: Bool { configuration?.contains("targets") ?? false }
    private static var configuration: String? { DocFiles.text(ConfigurationFile.ownName) }

    /// What `.viewspec.lua` says about it.
    /// - Throws: `ConfigurationError`.
    var settings: AppSettings {
        get throws {
            guard FileSystem.status(ConfigurationFile.ownName) != nil else { return AppSettings() }
            var settings = RunSettings()
            try ConfigurationFile(path: ConfigurationFile.ownName).apply(to: &settings)
            let idle = settings.app.idleKeys(hasManifest: hasManifest)
            if !idle.isEmpty, settings.app.isOn {
                let reason = hasManifest ? "there is a Package.swift, which says it" : "there is no Package.swift"
                let verb = idle.count == 1 ? "has" : "have"
                Message.note(
                    "\(ConfigurationFile.ownName): \(idle.joined(separator: ", ")) \(verb) no effect: \(reason)")
            }
            if hasManifest { settings.app.sources = [] }
            if !hasManifest, settings.app.sources.isEmpty { settings.app.isOn = false }
            return settings.app
        }
    }
}
