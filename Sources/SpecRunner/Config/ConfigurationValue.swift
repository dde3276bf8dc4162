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

    /// - Parameter name: What the key is called, for the message.
    /// - Throws: `NumberError` for what isn't a whole number, and for one that is out of its range.
    func integer(in limit: NumberLimit<Int>, _ name: String) throws(NumberError) -> Int {
        guard let number = value.integer else { throw limit.mismatch(value, name) }
        try limit.check(number, name)
        return number
    }

    /// - Throws: `NumberError` for what isn't a number, and for one that is out of its range.
    func number(in limit: NumberLimit<Double>, _ name: String) throws(NumberError) -> Double {
        guard let number = value.number else { throw limit.mismatch(value, name) }
        try limit.check(number, name)
        return number
    }

    /// `"64M"`, or a number of bytes.
    /// - Throws: `NumberError` for what isn't a size, and for one that is out of the range.
    func bytes(_ name: String) throws(NumberError) -> Int {
        let text = value.string ?? value.integer.map { String($0) } ?? value.summary
        return try MemorySize.read(text, name)
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

extension NumberLimit {
    fileprivate func mismatch(_ value: Value, _ name: String) -> NumberError {
        NumberError(name: name, requirement: requirementOfType, found: value.summary)
    }
}
