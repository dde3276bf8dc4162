import SwiftUI

@testable import Checks

/// The findings about a view, in the usual circumstances or others, as lines of rule and sentence.
@MainActor
func findings(
    _ view: some View, in room: PreviewRoom = .device(nil, isLandscape: false),
    as difference: Variant.Difference = .nothing
) -> [String] {
    let variant = Variant.all(in: room).first { $0.difference == difference }!
    let screen = CheckedScreen(view, in: room, as: variant)
    defer { screen.close() }
    return Examination.findings(on: screen).map { "\($0.rule.rawValue): \($0.subject) \($0.predicate)" }
}
