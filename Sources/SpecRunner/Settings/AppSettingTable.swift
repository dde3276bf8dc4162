import AppBuilding
import System

/// What `.viewspec.lua` says about the app in its folder; command lines say nothing of it.
extension Setting {
    static let app = [
        Setting("app", .flag, in: .ownFile) { $0.app.isOn = $1 },
        Setting("targets", .texts, in: .ownFile) { $0.app.targets = $1 },
        Setting("sources", .texts, in: .ownFile) { $0.app.sources = $1 },
        Setting("module", .moduleName, in: .ownFile) { $0.app.module = $1 },
        Setting("resources", .texts, in: .ownFile) { $0.app.resources = $1 },
        Setting("language-mode", .languageMode, in: .ownFile) { $0.app.languageMode = $1 },
        Setting("default-isolation", .isolation, in: .ownFile) { $0.app.defaultIsolation = $1 },
        Setting("implicit-imports", .flag, in: .ownFile) { $0.app.hasImplicitImports = $1 },
        Setting("mirrors", .folders, in: .ownFile) { $0.app.mirrors = $1 },
    ]
}

extension SettingForm<String?> {
    /// The name of a module of Swift.
    static var moduleName: Self {
        Self { value, name in
            let text = try value.string()
            guard text == text.asModuleName, !text.isEmpty else {
                throw NumberError(
                    name: name, requirement: "takes the name of a module, such as \"\(text.asModuleName)\"",
                    found: "\"\(text)\"")
            }
            return text
        }
    }

    /// A language mode of Swift: a text or a number.
    static var languageMode: Self {
        Self { value, name in
            var text: String?
            if case .lua(let value) = value { text = value.integer.map(String.init) ?? value.number.map { "\($0)" } }
            let mode = try text ?? value.string()
            guard AppSettings.isLanguageMode(mode) else {
                throw NumberError(
                    name: name, requirement: "takes a language mode of Swift, such as 5 or 6", found: "\"\(mode)\"")
            }
            return mode
        }
    }

    /// What isn't annotated is isolated to this.
    static var isolation: Self {
        Self { value, _ in
            let text = try value.string()
            guard ["MainActor", "nonisolated"].contains(text) else {
                throw SettingValue.Mismatch(wanted: "\"MainActor\" or \"nonisolated\"")
            }
            return text
        }
    }
}

extension SettingForm<[String: String]> {
    /// Folders by the addresses of packages.
    static var folders: Self {
        Self { value, _ in
            let mismatch = SettingValue.Mismatch(
                wanted: "a table of folders by the addresses of packages, as in { [\"https://…\"] = \"Stubs/Charts\" }")
            guard case .lua(let value) = value, let pairs = try? value.table?.pairs else { throw mismatch }
            var folders: [String: String] = [:]
            for pair in pairs {
                guard let address = pair.key.string, let folder = pair.value.string else { throw mismatch }
                folders[address] = folder
            }
            return folders
        }
    }
}
