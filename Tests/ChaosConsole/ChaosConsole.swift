import Foundation
import SwiftUI
import ViewSpec

/// A console whose views do what kills a process, for the tests of what the runner makes of that.
@main struct ChaosConsole: SpecConsole {
    static var catalog: Catalog {
        // Into a file or a pipe, the C library holds it back.
        if let greeting = ProcessInfo.processInfo.environment["CHAOS_GREETING"] { print(greeting) }
        return Catalog {
            RegisteredView("Trap") { Fault(kind: .trap) }
            RegisteredView("Hang") { Fault(kind: .hang) }
            RegisteredView("Hoard") { Fault(kind: .hoard) }
            RegisteredView("Overflow") { Fault(kind: .overflow) }
            RegisteredView("Leave") { Fault(kind: .leave) }
            RegisteredView("EndByKill") { End(how: .kill) }
            RegisteredView("EndByAbort") { End(how: .abort) }
            RegisteredView("EndByExit") { End(how: .exit) }
            RegisteredView("EndByTrap") { End(how: .trap) }
            RegisteredView("Print") { Counter() }
            RegisteredView("Thief") { Thief() }
            RegisteredView("Scribble") { Scribble() }
        }
    }
}

/// Shows its name, and goes wrong when it is tapped.
struct Fault: View {
    enum Kind: String {
        case trap, hang, hoard, overflow, leave
    }

    let kind: Kind

    var body: some View {
        Button(kind.rawValue) { goWrong() }
    }

    private func goWrong() {
        switch kind {
        case .trap:
            let numbers = [1, 2, 3]
            print(numbers[Int(kind.rawValue.count)])
        case .hang:
            while !Task.isCancelled {}
        case .hoard:
            var memory: [[UInt8]] = []
            while memory.count >= 0 { memory.append([UInt8](repeating: 1, count: 1 << 24)) }
        case .overflow:
            print(depth(1))
        case .leave:
            exit(0)
        }
    }

    private func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + 1 }
}
