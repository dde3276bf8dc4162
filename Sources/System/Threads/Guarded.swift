/// A value behind a lock of POSIX. `Synchronization.Mutex` has the same interface, but takes its lock where
/// ThreadSanitizer doesn't see it, so that every use of the value would be reported as a race.
package final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Calls `body` with the value, which no other thread sees until it returns. Not reentrant.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
