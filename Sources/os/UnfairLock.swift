import Glibc

// Packages that find a module of this name take its locks in place of pthread's, whether they depend on it or not: as soon as
// it is built, `canImport(os)` is true for all of the build. They don't link it, so that nothing here may need a symbol: the
// type is one of the C library, and the functions are compiled into their callers.

/// A lock of a low level. `OSAllocatedUnfairLock` is the one for Swift.
///
/// A lock of zeros is unlocked, as a mutex of Linux's C library is.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock of a low level.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks, and waits until no other thread holds the lock.
@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(lock)
}

/// Locks if no thread holds the lock.
/// - Returns: Whether it is locked by this call.
@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}

/// Unlocks.
@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(lock)
}
