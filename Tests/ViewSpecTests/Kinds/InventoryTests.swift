import Testing

@testable import ViewSpec

/// What source written for SwiftUI and its inspectors uses, compared with what there is.
@Suite("The inventory") @MainActor
struct InventoryTests {
    @Test("is here, but for a few things with a stated reason")
    func isComplete() {
        let gaps = Inventory().gaps(in: KnownNames())
        for gap in gaps { #expect(gap.reason != nil, "\(gap.name) is missing and nobody said why") }
        #expect(gaps.count <= 10)
        #expect(Inventory().count > 250)
    }

    @Test("names what nothing is called")
    func missingName() {
        let inventory = Inventory(
            text: "# views\nButton: tap\nHologram: spin\n# modifiers\npadding levitate",
            reasons: ["levitate": "no wings"])
        #expect(
            inventory.gaps(in: KnownNames()) == [
                Inventory.Gap(name: "Hologram", reason: nil), Inventory.Gap(name: "levitate", reason: "no wings"),
            ])
    }

    @Test("names the calls that a view doesn't answer to, and knows names by which things go here")
    func missingCall() {
        let inventory = Inventory(text: "# views\nButton: tap explode\nKnob = Slider: value turn", reasons: [:])
        #expect(inventory.gaps(in: KnownNames()).map(\.name) == ["Button.explode", "Knob.turn"])
    }

    @Test("states no reason for what is here")
    func noStaleReasons() {
        let missing = Set(Inventory().gaps(in: KnownNames()).map(\.name))
        #expect(Set(LeftOutCalls.reasons.keys).subtracting(missing).isEmpty)
    }
}
