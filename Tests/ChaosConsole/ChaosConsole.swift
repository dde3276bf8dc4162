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
            RegisteredView("Closures") { Closures() }
            RegisteredView("EndByKill") { End(how: .kill) }
            RegisteredView("EndByAbort") { End(how: .abort) }
            RegisteredView("EndByExit") { End(how: .exit) }
            RegisteredView("EndByTrap") { End(how: .trap) }
            RegisteredView("Print") { Counter() }
            RegisteredView("Thief") { Thief() }
            RegisteredView("Scribble") { Scribble() }
            RegisteredView("TrapAtOnce") { AtOnce(fault: Fault(kind: .trap)) }
            RegisteredView("HangAtOnce") { AtOnce(fault: Fault(kind: .hang)) }
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

    func goWrong() {
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

/// Goes wrong as soon as it is there.
struct AtOnce: View {
    let fault: Fault

    var body: some View {
        let _ = fault.goWrong()
        Text("At once")
    }
}

/// Goes wrong in closures of its body.
struct Closures: View {
    @State private var list = [1, 2]

    var body: some View {
        VStack {
            Text("Closures")
            Button("Index") { list[3] = 2 }
            Button("Fatal") { fatalError("it was to be") }
            ForEach([1], id: \.self) { number in
                Button("Row \(number)") { Self.check([number]) { $0 > 1 } }
            }
        }
    }

    private static func check(_ numbers: [Int], _ isGood: (Int) -> Bool) {
        precondition(numbers.allSatisfy { isGood($0) }, "a number is bad")
    }
}
