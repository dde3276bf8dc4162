import System

/// The fields of an object in their order; what is nil is left out.
struct JSONFields {
    private var fields: [(key: String, value: JSONPiece?)] = []

    /// Adds a field.
    subscript(key: String) -> JSONPiece? {
        get { fields.last { $0.key == key }?.value }
        set { fields.append((key, newValue)) }
    }

    /// The object.
    var object: JSONPiece { .object(fields) }
}

/// A value of JSON with its keys in the order in which they are written, so that equal values have equal texts.
indirect enum JSONPiece: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([JSONPiece])
    case object([(key: String, value: JSONPiece?)])

    static func number(_ number: Int) -> JSONPiece { .number(Double(number)) }

    /// Appends the text, which may stand in a script element: it has no `<`.
    func write(to text: inout String) {
        switch self {
        case .text(let value): Self.write(value, to: &text)
        case .number(let value): text += Self.written(value)
        case .flag(let value): text += value ? "true" : "false"
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let fields):
            text += "{"
            var isFirst = true
            for case (let key, let value?) in fields {
                if !isFirst { text += "," }
                isFirst = false
                Self.write(key, to: &text)
                text += ":"
                value.write(to: &text)
            }
            text += "}"
        }
    }

    /// A number with at most three digits after the point; zero for what JSON has no number for.
    private static func written(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "0" }
        let thousandths = Int64((abs(value) * 1000).rounded())
        let sign = value < 0 && thousandths > 0 ? "-" : ""
        let whole = "\(sign)\(thousandths / 1000)"
        guard thousandths % 1000 > 0 else { return whole }
        var digits = "\(1000 + thousandths % 1000)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(whole).\(digits)"
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        text += value.escaped { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            case "<": "\\u003c"
            case "\u{0}"..<" ", "\u{7F}": "\\u" + hexadecimal(character)
            default: nil
            }
        }
        text += "\""
    }

    private static func hexadecimal(_ character: Unicode.Scalar) -> String {
        let digits = String(character.value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
