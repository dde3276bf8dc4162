import Foundation
import Lua
import Views

/// The options of `launch`: `{ app = "Shop", arguments = { "-demo" }, environment = { API = "local" }, url = "shop://cart" }`.
@MainActor
struct LaunchOptions {
    private(set) var app: String?
    private(set) var arguments: [String] = []
    private(set) var variables: [String: String] = [:]
    private(set) var url: URL?
    private(set) var screen = ScreenOptions()

    private static let names = ["app", "arguments", "environment", "storage", "url"]

    /// Reads the options, and stores those for the storage.
    init(_ value: Lua.Value, _ session: ScriptSession) throws {
        guard !value.isNil else { return }
        guard let options = value.table else {
            throw Self.wrong("options", "table of options such as { url = \"app://cart\" }", value)
        }
        let known = Self.names + ScreenOptions.names
        if let stray = try options.pairs.map({ "\($0.key)" }).sorted().first(where: { !known.contains($0) }) {
            throw ArgumentError.calling("launch", .unknown(argument: stray, known: known))
        }
        screen = try ScreenOptions(options, for: "launch")
        app = try Self.text(options.get("app"), "app")
        if let list = try Self.table(options.get("arguments"), "arguments") {
            guard try list.pairs.count == list.sequence.count else {
                throw Self.wrong("arguments", "list of strings, as in { \"-demo\" }", .table(list))
            }
            arguments = try list.sequence.enumerated().map { try Self.string($1, "arguments[\($0 + 1)]") }
        }
        try Self.table(options.get("environment"), "environment")?.forEach { key, value in
            let name = "\(key)"
            guard key.string != nil, !name.isEmpty, !name.contains("="), !name.utf8.contains(0) else {
                throw Self.wrong("environment", "table of variables by their names", key)
            }
            variables[name] = try Self.string(value, "environment.\(name)")
        }
        try Self.table(options.get("storage"), "storage")?.forEach { try session.store($1, "\($0)") }
        if let address = try Self.text(options.get("url"), "url") {
            guard let url = URL(string: address), url.scheme != nil else {
                throw Self.wrong("url", "an address with a scheme, as in \"app://cart\"", try options.get("url"))
            }
            self.url = url
        }
    }

    private static func text(_ value: Lua.Value, _ name: String) throws -> String? {
        value.isNil ? nil : try string(value, name)
    }

    private static func string(_ value: Lua.Value, _ name: String) throws -> String {
        guard let text = value.string, !text.utf8.contains(0) else {
            throw wrong(name, "string without a zero byte", value)
        }
        return text
    }

    private static func table(_ value: Lua.Value, _ name: String) throws -> Table? {
        guard value.isNil || value.table != nil else { throw wrong(name, "table", value) }
        return value.table
    }

    private static func wrong(_ name: String, _ expected: String, _ found: Lua.Value) -> any Error {
        ArgumentError.calling("launch", .wrongType(argument: name, expected: expected, found: found.summary))
    }
}
