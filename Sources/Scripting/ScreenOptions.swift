import Foundation
import Lua
import System
import Views

/// The options of a screen that say what it is, and what a person set on it: `{ screen = "iPhone 15", text_size = "xLarge" }`.
@MainActor
struct ScreenOptions {
    /// The screen; nil where nothing is said of it.
    private(set) var device: DeviceScreen?
    private var textSize: DynamicTypeSize?
    private var direction: LayoutDirection?
    private var appearance: ColorScheme?

    /// The names of the options.
    static let names = ["appearance", "direction", "orientation", "screen", "text_size"]

    init() {}

    /// Reads the options.
    /// - Parameter what: The name of the function, for errors.
    init(_ options: Table, for what: String) throws {
        func choice<Value>(_ name: String, _ choices: [(name: String, value: Value)]) throws -> Value? {
            let given = try options.get(name)
            guard !given.isNil else { return nil }
            if let text = given.string, let known = choices.first(where: { $0.name == text }) { return known.value }
            throw Self.wrong(name, given, choices.map(\.name), for: what)
        }
        textSize = try choice("text_size", DynamicTypeSize.allCases.map { ("\($0)", $0) })
        direction = try choice(
            "direction", [("left_to_right", LayoutDirection.leftToRight), ("right_to_left", .rightToLeft)])
        appearance = try choice("appearance", [("light", ColorScheme.light), ("dark", .dark)])
        device = try Self.device(options.get("screen"), for: what)
        if try choice("orientation", [("portrait", false), ("landscape", true)]) == true {
            device = (device ?? .standard).landscape
        }
    }

    private static func device(_ value: Lua.Value, for what: String) throws -> DeviceScreen? {
        guard !value.isNil else { return nil }
        if let name = value.string, let device = DeviceScreen(named: name) { return device }
        guard let table = value.table else {
            throw wrong("screen", value, DeviceScreen.devices.compactMap(\.name), for: what)
        }
        func length(_ name: String) throws -> CGFloat {
            let given = try table.get(name)
            guard let number = given.number, number.isFinite, number > 0, number <= 100_000 else {
                throw ArgumentError.calling(
                    what,
                    .wrongType(
                        argument: "screen.\(name)", expected: "number of points above 0, up to 100000",
                        found: given.summary))
            }
            return CGFloat(number)
        }
        let known = ["height", "width"]
        if let stray = try table.pairs.map({ "\($0.key)" }).sorted().first(where: { !known.contains($0) }) {
            throw ArgumentError.calling(what, .unknown(argument: "screen.\(stray)", known: known))
        }
        return DeviceScreen(width: try length("width"), height: try length("height"))
    }

    private static func wrong(
        _ name: String, _ found: Lua.Value, _ choices: [String], for what: String
    ) -> any Error {
        let quoted = Suggestions.ranked(choices, by: found.string ?? "").map { "\"\($0)\"" }.joined(separator: ", ")
        let expected = name == "screen" ? "\(quoted) or a table such as { width = 320, height = 568 }" : quoted
        return ArgumentError.calling(what, .wrongType(argument: name, expected: expected, found: found.summary))
    }

    /// Puts into an environment what views read of all that.
    func modify(_ environment: inout EnvironmentValues) {
        device?.modify(&environment)
        if let textSize { environment.dynamicTypeSize = textSize }
        if let direction { environment.layoutDirection = direction }
        if let appearance { environment.colorScheme = appearance }
    }
}
