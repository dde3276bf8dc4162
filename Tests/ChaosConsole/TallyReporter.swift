import SpecRunner
import System

/// A format of the console's own: how many specs there were.
public final class TallyReporter: Reporter {
    public static let name = "tally"

    private let output: any ReportOutput
    private var count = 0

    public init(output: any ReportOutput, style: TextStyle) { self.output = output }

    public func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished: count += 1
        case .runFinished: output.write("\(count) \(count == 1 ? "spec" : "specs")\n")
        default: break
        }
    }
}
