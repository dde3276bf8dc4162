import Testing
import SwiftUI
import ViewGraph

/// What every description has to keep to, whatever it describes. That a kind can be made and read is tested where
/// scripts are, with the examples that the descriptions give.
@MainActor
struct KindTests {
    @Test(arguments: KnownKinds.views)
    func `A view is described`(_ kind: Kind) {
        // What stands in a view of one kind only may leave that kind's name out: a ToolbarItem is a toolbar's `item`.
        #expect(kind.call.first?.isLowercase == true)
        #expect(kind.name.lowercased().hasSuffix(kind.call.lowercased()), "\(kind.name) is called \(kind.call)")
        #expect(Set(kind.members.map(\.name)).count == kind.members.count)
    }

    @Test(arguments: KnownKinds.modifiers)
    func `A modifier is described`(_ kind: Kind) {
        #expect(kind.isModifier)
        #expect(Set(kind.members.map(\.name)).count == kind.members.count)
    }

    @Test func `No two kinds share a name`() {
        let names = KnownKinds.views.map(\.name)
        #expect(Set(names).count == names.count)
        let calls = KnownKinds.modifiers.map(\.call)
        #expect(Set(calls).count == calls.count)
    }

    @Test(arguments: KnownKinds.views)
    func `A wrong argument is refused`(_ kind: Kind) throws {
        guard !kind.forms.isEmpty else { return }
        #expect(throws: ArgumentError.self) {
            try kind.makeView(Arguments([], named: ["no such argument": .integer(1)]))
        }
    }
}
