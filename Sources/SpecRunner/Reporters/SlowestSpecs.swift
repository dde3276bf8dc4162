import System

/// The specs that took longest, listed at the end of a run.
public final class SlowestSpecs: SpecListener {
    private let count: Int
    private let output: any ReportOutput
    private let style: TextStyle
    /// The slowest specs up to now, the slowest first.
    private var slowest: [SpecResult] = []

    /// Lists specs.
    /// - Parameters:
    ///  - count: The largest number of specs.
    ///  - output: The output for the list, at the end of the run.
    ///  - style: The markup of the list.
    public init(count: Int, output: any ReportOutput, style: TextStyle) {
        self.count = count
        self.output = output
        self.style = style
    }

    /// Compares a spec's time with those of the slowest.
    public func receive(_ event: SpecEvent) {
        switch event.readable(style) {
        case .specFinished(let result):
            // A spec that didn't run took no time.
            guard result.outcome != .pending else { return }
            if slowest.count == count, let last = slowest.last, last.seconds >= result.seconds { return }
            let place = slowest.firstIndex { $0.seconds < result.seconds } ?? slowest.endIndex
            slowest.insert(result, at: place)
            if slowest.count > count { slowest.removeLast() }
        case .runFinished: write()
        default: break
        }
    }

    /// Writes the list, once there is one.
    public func pause() { output.flush() }

    private func write() {
        guard !slowest.isEmpty else { return }
        let times = slowest.map { DurationText.readable($0.seconds) }
        let width = times.map(\.count).max() ?? 0
        output.write("\nslowest:\n")
        for (result, time) in zip(slowest, times) {
            output.write(
                "  \(time.rightAligned(to: width))  \(result.spec.fullName)  \(style(.dim, result.spec.location.description))\n"
            )
        }
    }
}
