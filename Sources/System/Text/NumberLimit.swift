/// The range of a number from outside: from a flag, a configuration file, the environment, a spec's options or an event
/// log. Numbers are checked where they are read, with uniform messages.
///
/// The type has no requirements but those of its methods, and no range among its properties: the runtime would look through all
/// conformances of the program for them at each start, which takes a twentieth of that of a run with one spec.
public struct NumberLimit<Number: Sendable>: Sendable {
    private let least: Number
    private let most: Number
    /// The text after the range in messages, such as the unit.
    private let unit: String
    /// The noun for the type of the number.
    private let kind: String
}

extension NumberLimit where Number: Comparable & LosslessStringConvertible {
    /// - Parameters:
    ///  - range: The accepted numbers.
    ///  - unit: The text after the range in messages, such as the unit.
    ///  - kind: The noun for the type of the number: `a number`.
    package init(range: ClosedRange<Number>, unit: String, kind: String) {
        self.init(least: range.lowerBound, most: range.upperBound, unit: unit, kind: kind)
    }

    /// The requirement, after the name of a number: `must be from 1 to 1024`.
    public var requirement: String { "must be from \(bounds)" }

    /// The requirement of a value that isn't a number.
    public var requirementOfType: String { "must be \(kind) from \(bounds)" }

    private var bounds: String { "\(Self.text(least)) to \(Self.text(most))\(unit)" }

    /// A bound as people write it: `86400` for 86400.0.
    private static func text(_ number: Number) -> String {
        let text = String(number)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Checks that a number is in the range. A number that isn't finite never is.
    /// - Parameters:
    ///  - name: The name of the number for the user: `--jobs`.
    ///  - text: The number as the user wrote it; by default as Swift writes it.
    /// - Throws: `NumberError` if it isn't.
    public func check(_ number: Number, _ name: String, writtenAs text: String? = nil) throws(NumberError) {
        guard number < least || number > most || number != number else { return }
        throw NumberError(name: name, requirement: requirement, found: text ?? Self.text(number))
    }

    /// Reads a number that was given as text.
    /// - Throws: `NumberError` if it isn't a number of this type, or out of the range.
    public func read(_ text: String, _ name: String) throws(NumberError) -> Number {
        guard let number = Number(text) else {
            // Of too many digits for the type it is a number all the same.
            let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
            let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
            throw NumberError(
                name: name, requirement: isNumber ? requirement : requirementOfType,
                found: isNumber ? text : "\"\(text)\"")
        }
        try check(number, name, writtenAs: text)
        return number
    }
}

extension NumberLimit<Int> {
    /// The range of a whole number.
    public init(whole range: ClosedRange<Int>) { self.init(range: range, unit: "", kind: "a whole number") }
}

/// An error about a number that isn't accepted.
public struct NumberError: Error, Hashable, CustomStringConvertible {
    let name: String
    let requirement: String
    let found: String

    /// - Parameters:
    ///  - name: The name of the number for the user: `--jobs`.
    ///  - requirement: The requirement: `must be from 1 to 1024`.
    ///  - found: The value, in quotes if it is no number.
    package init(name: String, requirement: String, found: String) {
        self.name = name
        self.requirement = requirement
        self.found = found
    }

    /// The name, the requirement and the value.
    public var description: String { "\(name) \(requirement); got \(found)" }
}
