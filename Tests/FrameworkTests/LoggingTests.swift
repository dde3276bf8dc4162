import Foundation
import Testing
import os.lock
import os.log

/// The module `os`, by the imports that existing source has.
struct LoggingTests {
    @Test func `Logs take messages in their forms`() {
        let log = OSLog(subsystem: "org.example", category: "tests")
        var made = 0
        func value() -> Int {
            made += 1
            return made
        }
        os_log("plain")
        os_log("%{public}@ of %d", log: log, type: .error, "one", 2)
        os_log(.info, log: log, "value \(value(), privacy: .public)")
        os_log(.debug, "value \(value())")
        Logger(log).notice("value \(value())")
        Logger(.disabled).critical("value \(value())")
        #expect(made == (ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] == nil ? 0 : 3))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func `A lock guards its state from threads`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
            }
        }
        #expect(lock.withLock { $0 } == 8000)
    }

    @Test func `A lock that is taken isn't available`() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        lock.precondition(.owner)
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        lock.precondition(.notOwner)
        #expect(lock.withLockIfAvailable { 1 } == 1)
    }

    @Test func `Signposts return what they go around`() throws {
        let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
        let id = signposter.makeSignpostID()
        #expect(id != signposter.makeSignpostID())
        let state = signposter.beginInterval("load", id: id, "page \(1)")
        #expect(state.signpostID == id)
        signposter.endInterval("load", state)
        #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
        #expect(!signposter.isEnabled)
    }

    @Test func `An unfair lock is held by one thread at a time`() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}
