import Foundation
import SwiftUI

/// Prints, and ends the process at once.
struct End: View {
    enum Way {
        case kill, abort, exit, trap
    }

    let how: Way

    var body: some View {
        Button("End") {
            print("from Swift")
            print("no line end", terminator: "")
            switch how {
            case .kill: kill(getpid(), SIGKILL)
            case .abort: abort()
            case .exit: _exit(3)
            case .trap: fatalError()
            }
        }
    }
}

/// Prints how often it was tapped.
struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Print") {
            count += 1
            print("Swift", count)
        }
    }
}

/// Takes messages of its process out of the pipe that they wait in, while the process that reports is stopped.
struct Thief: View {
    var body: some View {
        Button("Begin") {
            kill(getppid(), SIGSTOP)
            while !isStopped(getppid()) { usleep(1000) }
        }
        Button("End") {
            let pipe = open("/proc/self/fd/1", O_RDONLY | O_NONBLOCK)
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            if read(pipe, &bytes, bytes.count) <= 0 { print("nothing to steal") }
            close(pipe)
            kill(getppid(), SIGCONT)
        }
    }

    private func isStopped(_ process: pid_t) -> Bool {
        (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") T ") ?? true
    }
}

/// Writes to every descriptor that its process may have.
struct Scribble: View {
    var body: some View {
        Button("Scribble") {
            for descriptor in Int32(3)..<64 { write(descriptor, "scribble\n", 9) }
        }
    }
}
