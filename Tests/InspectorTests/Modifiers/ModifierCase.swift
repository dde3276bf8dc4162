import SwiftUI
import Testing
import ViewInspector

/// One modifier on a text: what it is applied with, and what has to be read then. Without it the reading has to fail,
/// naming the modifier.
struct ModifierCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let check: @MainActor @Sendable () throws -> Void

    /// `missing` is what an error calls the modifier, where that is another name than the call that reads it.
    init<V: View, Value: Equatable & Sendable>(
        _ call: String, missing: String? = nil, _ apply: @escaping @MainActor @Sendable (Text) -> V,
        reads expected: Value,
        by read: @escaping @MainActor @Sendable (InspectableView<ViewType.Text>) throws -> Value
    ) {
        testDescription = call
        check = {
            let found = try read(apply(Text("a")).inspect().text())
            #expect(found == expected, "\(call)")
            let error = InspectionError.modifierNotFound(parent: "Text", modifier: missing ?? call, index: 0)
            #expect(throws: error, "\(call)") { _ = try read(Text("a").inspect().text()) }
        }
    }

    /// Applies the modifier, reads it, and reads it where it isn't.
    @MainActor func run() throws { try check() }
}
