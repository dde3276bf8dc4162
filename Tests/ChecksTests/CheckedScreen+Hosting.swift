import SwiftUI

@testable import Checks

/// The findings about a view, in the usual circumstances or others, as lines of rule and sentence.
@MainActor
func findings(
    _ view: some View, in room: PreviewRoom = .device(nil, isLandscape: false), as phrase: String = Variant.usual.phrase
) -> [String] {
    let variant = Variant.all(in: room).first { $0.phrase == phrase }!
    let screen = CheckedScreen(view, in: room, as: variant)
    defer { screen.close() }
    return Examination.findings(on: screen).map { "\($0.rule.rawValue): \($0.subject) \($0.predicate)" }
}

/// The names of the circumstances that tests use.
enum Phrase {
    static let dark = "in dark"
    static let large = "with text of accessibility3"
    static let mirrored = "from right to left"
    static let doubled = "with doubled strings"
    static let small = "on iPhone SE"
}
