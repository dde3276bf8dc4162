import Dispatch
import Foundation

/// Ends a console with the SwiftPM that runs this plugin. They are in process groups of their own, so that Control-C, or
/// whatever else ends SwiftPM, doesn't reach them.
struct Guardian {
    private let sources: [any DispatchSourceProtocol]

    /// The time between two looks at whether SwiftPM is still there, in seconds.
    private static let interval = 0.5

    init(of console: Process) {
        let process = console.processIdentifier
        let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { kill(process, number) }
            return source
        }
        // A process whose parent is gone gets another one.
        let parent = getppid()
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
        timer.setEventHandler {
            if getppid() != parent { kill(process, SIGTERM) }
        }
        sources = signals + [timer]
        for source in sources { source.activate() }
    }

    /// The console has ended.
    func cancel() {
        for source in sources { source.cancel() }
    }
}
