import Inspector
import Testing
import Views

/// What every modifier that notes a value or holds a callback does.
@Suite("Modifiers that note a value or hold a function") @MainActor
struct AttributeModifierTests {
    @Test("give the value back")
    func readsValue() throws {
        #expect(try Text("a").zIndex(3).inspect().text().zIndex() == 3)
    }

    @Test("give the innermost value back where there are several")
    func readsInnermost() throws {
        #expect(try Text("a").zIndex(1).zIndex(2).inspect().text().zIndex() == 1)
    }

    @Test("say that they are missing")
    func missing() {
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "zIndex", index: 0)) {
            try Text("a").inspect().text().zIndex()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "onHover", index: 0)) {
            try Text("a").inspect().text().callOnHover()
        }
    }

    @Test("call their functions in the order they were added")
    func calls() throws {
        var log: [String] = []
        let view = Text("a").onHover { log.append("inner \($0)") }.onHover { log.append("outer \($0)") }
        try view.inspect().text().callOnHover()
        try view.inspect().text().callOnHover(false)
        #expect(log == ["inner true", "outer true", "inner false", "outer false"])
    }
}
