import Testing

@testable import VirtualTime

struct InterleavingTests {
    private func choices(seed: Int) -> [Int] {
        let interleaving = Interleaving(seed: seed, time: { 0 }, action: { "" })
        return (0..<200).map { interleaving.choose(of: 1 + $0 % 5) }
    }

    @Test func `A seed gives the same choices each time, and each of them is one of those there are`() {
        for seed in 1...20 {
            let choices = choices(seed: seed)
            #expect(choices == self.choices(seed: seed))
            #expect(choices.enumerated().allSatisfy { (0...$0.offset % 5).contains($0.element) })
        }
        #expect(Set((1...20).map(choices)).count > 1)
    }

    @Test func `The usual order takes what became ready first`() {
        let interleaving = Interleaving(seed: Interleaving.usualSeed, time: { 0 }, action: { "" })
        #expect((0..<50).allSatisfy { _ in interleaving.choose(of: 3) == 0 })
        #expect(interleaving.choiceCount == 50)
        #expect(interleaving.departureCount == 0)
    }
}
