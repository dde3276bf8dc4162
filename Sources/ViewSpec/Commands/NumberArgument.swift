import ArgumentParser
import SpecRunner

/// A number on the command line, as it was written. It is read when all flags are known, by the range that the same number
/// has in a configuration file.
struct NumberArgument: ExpressibleByArgument {
    let text: String

    init?(argument: String) { text = argument }
}

extension NumberArgument? {
    /// The number, if one was given.
    /// - Throws: `ValidationError` if it is none, or out of its range.
    func value<Number>(_ limit: NumberLimit<Number>, _ flag: String) throws -> Number? {
        guard let self else { return nil }
        do {
            return try limit.read(self.text, flag)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
