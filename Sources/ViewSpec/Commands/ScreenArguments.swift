import ArgumentParser
import Foundation
import Scripting
import Views

/// Values that a flag and an option of `host` give the same names.
protocol NamedChoices {
    associatedtype Value: Sendable
    static var choices: ScreenOptions.Choices<Value> { get }
}

/// The value of a flag, one of several that have names.
struct ChoiceArgument<List: NamedChoices>: ExpressibleByArgument {
    let value: List.Value

    init?(argument: String) {
        guard let choice = List.choices.first(where: { $0.name == argument }) else { return nil }
        value = choice.value
    }

    static var allValueStrings: [String] { List.choices.map(\.name) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

enum TextSizes: NamedChoices { static let choices = ScreenOptions.textSizes }
enum Directions: NamedChoices { static let choices = ScreenOptions.directions }
enum Appearances: NamedChoices { static let choices = ScreenOptions.appearances }
enum Orientations: NamedChoices { static let choices = ScreenOptions.orientations }

/// A device by its name, or a bare screen by its size in points: `320x568`.
struct ScreenArgument: ExpressibleByArgument {
    let device: DeviceScreen

    init?(argument: String) {
        if let known = DeviceScreen(named: argument) {
            device = known
            return
        }
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            [width, height].allSatisfy({ $0 > 0 && $0 <= ScreenOptions.longestSide })
        else { return nil }
        device = DeviceScreen(width: width, height: height)
    }

    static var allValueStrings: [String] { DeviceScreen.devices.compactMap(\.name) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
