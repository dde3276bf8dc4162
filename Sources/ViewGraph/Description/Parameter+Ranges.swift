/// Numbers from scripts, held to what makes sense.
extension Parameter where Value: Comparable & Sendable {
    /// The parameter, refusing what is not within the range; that which is no number is in none.
    package func within(_ range: ClosedRange<Value>) -> Parameter {
        Parameter(info) { [take, info] arguments in
            let value = try take(&arguments)
            guard range.contains(value) else {
                throw ArgumentError.wrongType(
                    argument: info.name,
                    expected: "\(info.type) from \(plain(range.lowerBound)) to \(plain(range.upperBound))",
                    found: plain(value))
            }
            return value
        }
    }
}

extension Parameter where Value == Double {
    /// The parameter as a time in seconds: from none to a day.
    package var seconds: Parameter { within(ScriptSeconds.range) }
}

/// Times that scripts give, in seconds.
public enum ScriptSeconds {
    /// The range of times: from 0 to a day, in seconds.
    public static let range: ClosedRange<Double> = 0...86_400
}

/// A number as a script writes it: without a fraction where it has none.
private func plain<Value>(_ value: Value) -> String {
    (value as? Double).flatMap { Int(exactly: $0) }.map(String.init) ?? "\(value)"
}

extension Int {
    /// A number without its fraction; the nearest there is for one that is too large or too small, and 0 for what is no
    /// number.
    package init(saturating number: Double) {
        self = Int(exactly: number.rounded(.towardZero)) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
    }
}

extension Parameter where Value == Double {
    /// The range from `min` to `max`.
    /// - Throws: `ArgumentError.wrongType` when it would be backwards.
    package static func range<Bound: BinaryFloatingPoint>(_ low: Bound, _ high: Bound) throws -> ClosedRange<Bound> {
        guard low <= high else {
            throw ArgumentError.wrongType(argument: "max", expected: "number from \(low)", found: "\(high)")
        }
        return low...high
    }
}
