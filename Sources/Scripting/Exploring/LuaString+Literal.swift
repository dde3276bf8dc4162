import Lua
import System

extension LuaString {
    /// The string as Lua source: in double quotes, on one line.
    package var literal: String {
        let text = try? self.text
        // Text is written as it is, anything else byte by byte.
        let written = text ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        let escaped = written.escaped { scalar in
            switch scalar {
            case "\n": return "\\n"
            case "\t": return "\\t"
            case "\r": return "\\r"
            case "\"": return "\\\""
            case "\\": return "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || text == nil && scalar.value > 0x7F:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return "\\x" + (digits.count < 2 ? "0" : "") + digits
            default: return nil
            }
        }
        return "\"\(escaped)\""
    }
}
