/// Durations as text, with integers only: formatting through Foundation would cost more than the specs do.
package enum DurationText {
    /// For people: `0.4 ms`, `23 ms`, `1.25 s`.
    package static func readable(_ seconds: Double) -> String {
        let microseconds = Int((seconds * 1e6).rounded())
        return switch microseconds {
        case ..<9_950: "\(fixed(microseconds, unit: 1_000, digits: 1)) ms"
        case ..<999_500: "\((microseconds + 500) / 1_000) ms"
        default: "\(fixed(microseconds, unit: 1_000_000, digits: 2)) s"
        }
    }

    /// For machines: seconds with six digits after the point.
    package static func seconds(_ seconds: Double) -> String {
        fixed(Int((seconds * 1e6).rounded()), unit: 1_000_000, digits: 6)
    }

    /// `value / unit`, rounded to this number of digits after the point.
    private static func fixed(_ value: Int, unit: Int, digits: Int) -> String {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let rounded = (value * scale + unit / 2) / unit
        let fraction = String(rounded % scale)
        return "\(rounded / scale)." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
    }
}
