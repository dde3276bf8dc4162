import Combine
import SwiftUI

/// Counts the seconds while it runs.
public struct Stopwatch: View {
    @State private var seconds = 0
    @State private var isRunning = false
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text("\(seconds) s").id("time")
            Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
            Button("Reset") { seconds = 0 }.disabled(seconds == 0)
        }
        .onReceive(ticks) { _ in
            if isRunning { seconds += 1 }
        }
    }
}

#Preview { Stopwatch() }
