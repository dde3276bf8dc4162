import SwiftUI

/// Does things later, in the ways of Dispatch and of Foundation.
public struct Later: View {
    @State private var isDispatched = false
    @State private var isPerformed = false
    @State private var ticks = 0
    @State private var work: DispatchWorkItem?
    @State private var timer: Timer?

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text(isDispatched ? "dispatched" : "waiting")
            Text(isPerformed ? "performed" : "nothing to perform")
            Text("ticks \(ticks)")
            Button("Dispatch") {
                let work = DispatchWorkItem { isDispatched = true }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
                self.work = work
            }
            Button("Timer") {
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    MainActor.assumeIsolated { ticks += 1 }
                }
            }
            Button("Perform") { RunLoop.main.perform { MainActor.assumeIsolated { isPerformed = true } } }
            Button("Cancel") {
                work?.cancel()
                timer?.invalidate()
            }
        }
    }
}
