import Foundation

/// Makes a failing case smaller while it fails in the same way: leaves out ever shorter runs of paragraphs, then of lines.
struct Shrinker {
    let program: Program
    /// The time to try for, in seconds.
    let patience: Double

    func smallest(_ fuzzCase: FuzzCase, fault: Fault) async throws -> FuzzCase {
        let deadline = Date.now.addingTimeInterval(patience)
        let paragraphs = try await smallest(fuzzCase, separator: "\n\n", fault: fault, deadline: deadline)
        return try await smallest(paragraphs, separator: "\n", fault: fault, deadline: deadline)
    }

    private func smallest(
        _ fuzzCase: FuzzCase, separator: String, fault: Fault, deadline: Date
    ) async throws -> FuzzCase {
        let separator = Data(separator.utf8)
        var best = fuzzCase, parts = Self.parts(of: fuzzCase.text, separator: separator)
        var length = max(1, parts.count / 2)
        while Date.now < deadline {
            var start = 0, isSmaller = false
            while start < parts.count, Date.now < deadline {
                var remaining = parts
                remaining.removeSubrange(start..<min(start + length, parts.count))
                var candidate = best
                candidate.text = Data(remaining.joined(separator: separator))
                if try await Fault.of(program.run(candidate), candidate)?.signature == fault.signature {
                    (best, parts, isSmaller) = (candidate, remaining, true)
                } else {
                    start += length
                }
            }
            if length == 1, !isSmaller { break }
            length = max(1, length / 2)
        }
        return best
    }

    private static func parts(of text: Data, separator: Data) -> [Data] {
        var parts: [Data] = [], rest = text[...]
        while let end = rest.range(of: separator) {
            parts.append(Data(rest[..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return parts + [Data(rest)]
    }
}
