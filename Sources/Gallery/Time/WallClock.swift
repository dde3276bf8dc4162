import SwiftUI

/// Shows the date, and how long ago a button was pressed.
public struct WallClock: View {
    @State private var start: Date?

    /// Creates the view.
    public init() {}

    public var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            VStack {
                Text(written(context.date)).id("date")
                if let start {
                    Text("elapsed \(Int(context.date.timeIntervalSince(start)))")
                } else {
                    Button("Start") { start = Date() }
                }
            }
        }
    }

    private func written(_ date: Date) -> String {
        date.formatted(
            .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false))
    }
}
