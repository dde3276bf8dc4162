import Testing

@testable import VirtualTime

@Suite("The clocks of Swift's concurrency")
struct RuntimeClockTests {
    @Test @MainActor
    func `The runtime reads the time where it was learned`() {
        // Learned on the main thread alone.
        RuntimeClock.learn()
        #expect(RuntimeClock.isLearned)
    }
}
