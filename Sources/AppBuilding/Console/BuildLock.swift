import System

/// Lets one process at a time build the console of an app. The system releases it when the process ends, or becomes
/// another program.
struct BuildLock: ~Copyable {
    private let descriptor: Int32

    /// Waits until no other process has the lock.
    /// - Parameter waiting: Called before it waits.
    /// - Throws: `AppBuildingError.file`.
    init(in folder: ConsoleFolder, waiting: () -> Void) throws(AppBuildingError) {
        let path = "\(folder.path)/lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .file(.cannotWrite(path: path, reason: SystemError.last)) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        waiting()
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit { Descriptor.release(descriptor) }
}
