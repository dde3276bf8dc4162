import Foundation

/// The views of a screen beside a recording of the same screen.
struct FrameComparison {
    /// The number of recorded views that were compared.
    let count: Int
    /// The views that stand elsewhere, a sentence each, in the order of the recording.
    private(set) var differences: [String] = []

    /// The longest difference that rounding to thousandths makes, in points.
    private static let rounding: CGFloat = 0.0015

    /// - Parameters:
    ///   - recorded: The recorded views; those of one identifier are taken in their order.
    ///   - found: The views as they stand here, in the order of the tree.
    ///   - tolerance: By how much a side may be off, in points.
    init(recorded: [FrameRecording.Frame], found: [FrameRecording.Frame], tolerance: CGFloat) {
        count = recorded.count
        var left = Dictionary(grouping: found, by: \.key).mapValues { $0[...] }
        for frame in recorded {
            guard let here = left[frame.key]?.popFirst() else {
                differences.append("\(frame.label): recorded, and not on the screen here")
                continue
            }
            let changes = Self.changes(from: frame.rectangle, to: here.rectangle, beyond: tolerance + Self.rounding)
            guard !changes.isEmpty else { continue }
            differences.append(
                "\(frame.label): \(changes.joined(separator: ", ")); recorded \(frame.rectangle.words), "
                    + "here \(here.rectangle.words)")
        }
    }

    /// Describes the differences between two rectangles in words.
    private static func changes(from old: CGRect, to new: CGRect, beyond tolerance: CGFloat) -> [String] {
        func change(_ difference: CGFloat, _ more: String, _ less: String) -> String? {
            guard abs(difference) > tolerance else { return nil }
            let words = abs(difference).words
            return "\(words) point\(words == "1" ? "" : "s") \(difference > 0 ? more : less)"
        }
        return [
            change(new.minX - old.minX, "further right", "further left"),
            change(new.minY - old.minY, "further down", "further up"),
            change(new.width - old.width, "wider", "narrower"), change(new.height - old.height, "taller", "shorter"),
        ].compactMap(\.self)
    }
}

extension FrameRecording.Frame {
    /// The name of the view in recordings: its identifier, or else its path.
    fileprivate var key: String { identifier.map { "identifier \($0)" } ?? "path \(path ?? "")" }

    /// The name of the view for readers.
    fileprivate var label: String { identifier ?? name.map { "\($0) at \(path ?? "")" } ?? path ?? "" }
}

extension CGRect {
    /// The place and the size: `16, 700, 361 by 50`.
    fileprivate var words: String { "\(minX.words), \(minY.words), \(width.words) by \(height.words)" }
}
