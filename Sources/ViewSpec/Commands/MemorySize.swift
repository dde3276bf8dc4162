import ArgumentParser

/// An amount of memory, as people write it: `512M`, `2G`, or a number of bytes.
struct MemorySize: ExpressibleByArgument {
    let bytes: Int

    init?(argument: String) {
        let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
        let shift = argument.last.flatMap { units[Character($0.uppercased())] }
        let digits = shift == nil ? argument[...] : argument.dropLast()
        guard let number = Int(digits), number > 0 else { return nil }
        let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
        guard !isTooLarge else { return nil }
        self.bytes = bytes
    }
}
