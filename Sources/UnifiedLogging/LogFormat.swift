import Foundation

/// The format of `os_log`: that of C, with `%@` for objects, and the visibility of a value in braces.
enum LogFormat {
    /// The text of a format with values. A conversion that has no value stays as it is.
    static func text(_ format: String, _ values: [Any]) -> String {
        var rest = values[...]
        return format.replacing(
            #/%(?:\{[^}]*\})?(?<width>[-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j|L)?(?<sort>[@a-zA-Z%])/#
        ) {
            match in
            if match.sort == "%" { return "%" }
            guard let value = rest.popFirst() else { return String(match.0) }
            return text(of: value, sort: match.sort, width: match.width)
        }
    }

    private static func text(of value: Any, sort: Substring, width: Substring) -> String {
        switch value {
        case let number as any BinaryInteger where "diuxXo".contains(sort):
            String(
                format: "%\(width)ll\(sort)", sort == "d" || sort == "i" ? Int64(clamping: number) : bits(of: number))
        case let number as any BinaryFloatingPoint where "feEgGaA".contains(sort):
            String(format: "%\(width)\(sort)", Double(number))
        default: String(describing: value)
        }
    }

    private static func bits(of number: some BinaryInteger) -> Int64 {
        Int64(bitPattern: UInt64(truncatingIfNeeded: number))
    }
}
