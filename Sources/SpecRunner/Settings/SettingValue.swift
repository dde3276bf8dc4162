import Lua
import System

/// The value of a setting on a command line or in a configuration file.
enum SettingValue {
    /// The values of all flags that give it, in order.
    case arguments([String])
    /// The value of its key.
    case lua(Value)

    /// A value of the wrong type.
    struct Mismatch: Error {
        let wanted: String
    }

    func boolean() throws(Mismatch) -> Bool {
        switch self {
        case .arguments: return true
        case .lua(.boolean(let flag)): return flag
        case .lua: throw Mismatch(wanted: "true or false")
        }
    }

    func string() throws(Mismatch) -> String {
        switch self {
        case .arguments(let texts): return texts.last ?? ""
        case .lua(let value):
            guard let text = value.string else { throw Mismatch(wanted: "a string") }
            return text
        }
    }

    /// - Parameter name: The name of the setting in the message.
    /// - Throws: `NumberError` for a value that isn't a whole number, or out of range.
    func integer(in limit: NumberLimit<Int>, _ name: String) throws(NumberError) -> Int {
        try number(in: limit, name, \.integer)
    }

    /// - Throws: `NumberError` for a value that isn't a number, or out of range.
    func number(in limit: NumberLimit<Double>, _ name: String) throws(NumberError) -> Double {
        try number(in: limit, name, \.number)
    }

    private func number<Number: Comparable & Sendable & LosslessStringConvertible>(
        in limit: NumberLimit<Number>, _ name: String, _ read: (Value) -> Number?
    ) throws(NumberError) -> Number {
        switch self {
        case .arguments(let texts): return try limit.read(texts.last ?? "", name)
        case .lua(let value):
            guard let number = read(value) else {
                throw NumberError(name: name, requirement: limit.requirementOfType, found: value.summary)
            }
            try limit.check(number, name)
            return number
        }
    }

    /// `"64M"`, or a number of bytes.
    /// - Throws: `NumberError` for a value that isn't a size, or out of range.
    func bytes(_ name: String) throws(NumberError) -> Int {
        switch self {
        case .arguments(let texts): return try MemorySize.read(texts.last ?? "", name)
        case .lua(let value):
            return try MemorySize.read(value.string ?? value.integer.map { String($0) } ?? value.summary, name)
        }
    }

    /// One string, or a list of them; each is cut at a separator, if there is one.
    func strings(separatedBy separator: Character? = nil) throws(Mismatch) -> [String] {
        let texts = try strings()
        guard let separator else { return texts }
        return texts.flatMap { $0.split(separator: separator).map(String.init) }
    }

    private func strings() throws(Mismatch) -> [String] {
        let value: Value
        switch self {
        case .arguments(let texts): return texts
        case .lua(let one): value = one
        }
        if let text = value.string { return [text] }
        let mismatch = Mismatch(wanted: "a string or a list of strings")
        guard let table = value.table, let pairs = try? table.pairs, let elements = try? table.sequence,
            pairs.count == elements.count
        else { throw mismatch }
        var texts: [String] = []
        for element in elements {
            guard let text = element.string else { throw mismatch }
            texts.append(text)
        }
        return texts
    }
}
