/// An amount of memory, as people write it: `512M`, `2G`, or a number of bytes.
public enum MemorySize {
    /// The possible limits, in bytes: from the needs of an empty spec file to more than any machine has.
    public static let range = (4 << 20)...(64 << 40)

    /// Parses a size.
    /// - Parameter name: The name of the setting in errors: `--memory-limit`.
    /// - Returns: The number of bytes.
    /// - Throws: `NumberError` if the text is no size, or out of range.
    public static func read(_ text: String, _ name: String) throws(NumberError) -> Int {
        let units: [(Character, Int)] = [("K", 10), ("M", 20), ("G", 30)]
        let unit = text.last.flatMap { last in units.first { last == $0.0 || last == Character($0.0.lowercased()) } }
        let digits = unit == nil ? text[...] : text.dropLast()
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw NumberError(
                name: name, requirement: "must be a size from \(bounds), such as 512M or 2G", found: "\"\(text)\"")
        }
        let bytes = Int(digits).map { $0.multipliedReportingOverflow(by: 1 << (unit?.1 ?? 0)) }
        guard let bytes, !bytes.overflow, range.contains(bytes.partialValue) else {
            // 512 hardly means 512 bytes.
            let hint =
                unit == nil && digits.utf8.count <= 6 ? " bytes; M and G stand for larger units, as in \(text)M" : ""
            throw NumberError(name: name, requirement: "must be from \(bounds)", found: text + hint)
        }
        return bytes.partialValue
    }

    private static let bounds = "\(range.lowerBound >> 20)M to \(range.upperBound >> 30)G"
}
