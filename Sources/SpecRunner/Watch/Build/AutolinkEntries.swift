/// The flags that an object file of Swift has for the linker, such as `-lFoundation` for an import.
enum AutolinkEntries {
    /// - Parameter object: The contents of an ELF file of 64 bits, least significant byte first.
    /// - Returns: The section with the flags, `[]` if there is none; `nil` if this is no such file.
    static func read(from object: [UInt8]) -> [UInt8]? {
        let file = Reader(bytes: object)
        guard object.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = file.number(at: 0x28, size: 8),
            let size = file.number(at: 0x3A, size: 2), let count = file.number(at: 0x3C, size: 2),
            let namesIndex = file.number(at: 0x3E, size: 2), namesIndex < count,
            let names = file.section(at: table + namesIndex * size)
        else { return nil }
        var found: [UInt8] = []
        for index in 0..<count {
            let header = table + index * size
            guard let name = file.number(at: header, size: 4), name < names.count,
                let section = file.section(at: header)
            else { return nil }
            let start = names.startIndex + name
            if object[start..<names.endIndex].starts(with: sectionName) { found += object[section] }
        }
        return found
    }

    /// With the zero at its end.
    private static let sectionName = Array(".swift1_autolink_entries\0".utf8)

    private struct Reader {
        let bytes: [UInt8]

        func number(at offset: Int, size: Int) -> Int? {
            guard offset >= 0, offset + size <= bytes.count else { return nil }
            let value: UInt64 = bytes.withUnsafeBytes {
                switch size {
                case 2: UInt64($0.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
                case 4: UInt64($0.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                default: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                }
            }
            // No file is larger than that, and sums of these don't overflow.
            return value < 1 << 40 ? Int(value) : nil
        }

        /// The bytes of the section whose header is at an offset; none of one that takes no place in the file.
        func section(at header: Int) -> Range<Int>? {
            guard let type = number(at: header + 4, size: 4), let start = number(at: header + 0x18, size: 8),
                let length = number(at: header + 0x20, size: 8)
            else { return nil }
            let takesNoPlace = type == 8 || type == 0
            guard takesNoPlace || start + length <= bytes.count else { return nil }
            return takesNoPlace ? 0..<0 : start..<(start + length)
        }
    }
}
