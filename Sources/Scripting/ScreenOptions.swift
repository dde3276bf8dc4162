import Foundation
import Lua
import System
import Views

/// The options of a screen that say what it is, and what a person set on it: `{ screen = "iPhone 15", text_size = "xLarge" }`.
@MainActor
package struct ScreenOptions {
    /// The screen that the tree is laid out on; nil for a tree without places.
    package private(set) var device: DeviceScreen? = .standard
    private var textSize: DynamicTypeSize?
    private var direction: LayoutDirection?
    private var appearance: ColorScheme?
    /// Whether these are the options of a call that gives none.
    private(set) var isUsual: Bool
    /// Whether the script said which screen it is, or how it is held.
    private(set) var isChosen = false

    /// Values by their names, in the order in which they are listed.
    package typealias Choices<Value> = [(name: String, value: Value)]

    /// The sizes of text by their names.
    package nonisolated static let textSizes: Choices<DynamicTypeSize> = DynamicTypeSize.allCases.map { ("\($0)", $0) }
    /// The directions of reading by their names.
    package nonisolated static let directions: Choices<LayoutDirection> = [
        ("left_to_right", .leftToRight), ("right_to_left", .rightToLeft),
    ]
    /// The appearances by their names.
    package nonisolated static let appearances: Choices<ColorScheme> = [("light", .light), ("dark", .dark)]
    /// Whether the screen is on its side, by the names of the orientations.
    package nonisolated static let orientations: Choices<Bool> = [("portrait", false), ("landscape", true)]
    /// The longest side of a screen, in points.
    package nonisolated static let longestSide = 100_000.0

    /// The names of the options.
    static let names = ["appearance", "direction", "orientation", "screen", "text_size"]

    init() { isUsual = true }

    /// Creates options of values; what is nil is as it is without options, and there are no places without a device.
    package init(
        device: DeviceScreen?, textSize: DynamicTypeSize? = nil, direction: LayoutDirection? = nil,
        appearance: ColorScheme? = nil
    ) {
        (self.device, self.textSize, self.direction, self.appearance) = (device, textSize, direction, appearance)
        isUsual = false
    }

    /// The same on another device.
    func on(_ device: DeviceScreen) -> ScreenOptions {
        var options = self
        (options.device, options.isUsual) = (device, false)
        return options
    }

    /// Reads the options.
    /// - Parameter what: The name of the function, for errors.
    init(_ options: Table, for what: String) throws {
        isUsual = false
        func choice<Value>(_ name: String, _ choices: Choices<Value>) throws -> Value? {
            let given = try options.get(name)
            guard !given.isNil else { return nil }
            if let text = given.string, let known = choices.first(where: { $0.name == text }) { return known.value }
            throw Self.wrong(name, given, choices.map(\.name), for: what)
        }
        textSize = try choice("text_size", Self.textSizes)
        direction = try choice("direction", Self.directions)
        appearance = try choice("appearance", Self.appearances)
        device = try Self.device(options.get("screen"), for: what)
        isChosen = try !options.get("screen").isNil || !options.get("orientation").isNil
        guard let isLandscape = try choice("orientation", Self.orientations) else { return }
        guard let upright = device else {
            throw ArgumentError.calling(
                what,
                .wrongType(
                    argument: "orientation", expected: "nothing beside screen = false, which has no sides",
                    found: try options.get("orientation").summary))
        }
        if isLandscape { device = upright.landscape }
    }

    private static func device(_ value: Lua.Value, for what: String) throws -> DeviceScreen? {
        if value.isNil { return .standard }
        if case .boolean(false) = value { return nil }
        if let name = value.string, let device = DeviceScreen(named: name) { return device }
        guard let table = value.table else {
            throw wrong("screen", value, DeviceScreen.devices.compactMap(\.name), for: what)
        }
        func length(_ name: String) throws -> CGFloat {
            let given = try table.get(name)
            guard let number = given.number, number.isFinite, number > 0, number <= longestSide else {
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
        let expected =
            name == "screen"
            ? "\(quoted) a table such as { width = 320, height = 568 }, or false for a tree without places" : quoted
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
