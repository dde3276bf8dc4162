import CWorkers
import System
import VirtualTime

/// The open files of a run, which are none of its workers' business: with the number of one, a spec could write into a report.
package enum RunDescriptors {
    /// The descriptors that were open before the run opened any: those of the app, and those that the program was started
    /// with. `nil` until they are noted.
    nonisolated(unsafe) private static var earlier: [Int32]?

    /// Descriptors from this number on are taken for some of the run. Programs are started with few.
    private static let end: Int32 = 1024

    /// Notes which descriptors there are, once for all runs of the process.
    /// - Parameter inherited: Descriptors that the program before this one left to it, which are the run's.
    package static func note(but inherited: [Int32] = []) {
        earlier = earlier ?? open(in: STDERR_FILENO + 1..<end).filter { !inherited.contains($0) }
    }

    private static func open(in range: Range<Int32>) -> [Int32] {
        // One question about all takes a tenth of the time of one about each.
        var asked = range.map { pollfd(fd: $0, events: 0, revents: 0) }
        let answer = poll(&asked, nfds_t(asked.count), 0)
        // It refuses a question about more descriptors than the process may open.
        guard answer >= 0 else { return range.filter { fcntl($0, F_GETFD) >= 0 } }
        return asked.filter { $0.revents & Int16(POLLNVAL) == 0 }.map(\.fd)
    }

    /// Closes what the run has opened, in a copy of its process.
    /// - Parameter own: The descriptors of the copy.
    package static func closeInCopy(but own: [Int32]) {
        // Dispatch would go on to use the number of the main queue's, whatever it stands for.
        let mainQueue = VirtualExecutor.mainQueueDescriptor.map { [$0] } ?? []
        let kept = ((earlier ?? []) + own + mainQueue).sorted()
        sw_close_from(STDERR_FILENO + 1, kept, kept.count)
    }
}
