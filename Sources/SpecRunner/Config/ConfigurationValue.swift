import Lua

/// A value of a configuration file, and how it is read as what a key wants.
struct ConfigurationValue {
    let value: Value

    /// That it isn't what was wanted, in words.
    struct Mismatch: Error {
        let wanted: String
    }

    func boolean() throws(Mismatch) -> Bool {
        guard case .boolean(let flag) = value else { throw Mismatch(wanted: "true or false") }
        return flag
    }

    func string() throws(Mismatch) -> String {
        guard let text = value.string else { throw Mismatch(wanted: "a string") }
        return text
    }

    func integer(from least: Int) throws(Mismatch) -> Int {
        guard let number = value.integer, number >= least else {
            throw Mismatch(wanted: "a whole number from \(least) on")
        }
        return number
    }

    func seconds() throws(Mismatch) -> Double {
        guard let number = value.number, number >= 0, number.isFinite else {
            throw Mismatch(wanted: "a number of seconds")
        }
        return number
    }

    /// `"64M"`, or a number of bytes.
    func bytes() throws(Mismatch) -> Int {
        let wanted = Mismatch(wanted: "an amount of memory such as \"512M\"")
        guard let text = value.string else {
            guard let number = value.integer, number > 0 else { throw wanted }
            return number
        }
        let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
        let shift = text.last.flatMap { units[Character($0.uppercased())] }
        guard let number = Int(shift == nil ? text[...] : text.dropLast()), number > 0,
            case (let bytes, false) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
        else { throw wanted }
        return bytes
    }

    /// One string, or a list of them; each is cut at a separator, if there is one.
    func strings(separatedBy separator: Character? = nil) throws(Mismatch) -> [String] {
        var texts: [String] = []
        if let text = value.string {
            texts = [text]
        } else {
            guard let table = value.table, let pairs = try? table.pairs, let elements = try? table.sequence,
                pairs.count == elements.count
            else { throw Mismatch(wanted: "a string or a list of strings") }
            for element in elements {
                guard let text = element.string else { throw Mismatch(wanted: "a string or a list of strings") }
                texts.append(text)
            }
        }
        guard let separator else { return texts }
        return texts.flatMap { $0.split(separator: separator).map(String.init) }
    }
}
