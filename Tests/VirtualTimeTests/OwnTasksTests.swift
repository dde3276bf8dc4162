import Testing

@testable import VirtualTime

struct OwnTasksTests {
    @Test func `A spec has its first task and those that are started in it`() {
        var tasks = OwnTasks()
        let claims: [(number: UInt64, isInSpec: Bool, expected: Bool)] = [
            (7, false, false), (10, true, true), (12, true, true),
            // An older task that the spec wakes, and a newer one that it hasn't started.
            (7, true, false), (11, false, false), (11, true, false),
            // Its own ones, woken by another thread.
            (12, false, true), (10, false, true),
        ]
        for claim in claims {
            let isOwn = tasks.claim(claim.number, isInSpec: claim.isInSpec)
            #expect(isOwn == claim.expected, "task \(claim.number)")
        }
    }

    @Test func `A job of an actor belongs to whoever makes it ready`() {
        var tasks = OwnTasks()
        let (inSpec, outside) = (tasks.claim(0, isInSpec: true), tasks.claim(0, isInSpec: false))
        #expect(inSpec)
        #expect(!outside)
    }
}
