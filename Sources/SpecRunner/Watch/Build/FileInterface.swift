/// The declarations of a source file that other files may use, by their names and fingerprints, from the `.swiftdeps` that the
/// compiler writes for its driver.
///
/// As long as it is the same, the driver compiles no other file because of this one: the bodies of functions don't count.
struct FileInterface: Equatable {
    private let names: Set<Name>

    private struct Name: Hashable {
        /// The kind of the name, and whether its interface or its implementation is meant.
        let kind: [Int]
        let context: [UInt8]
        let name: [UInt8]
        var fingerprint: [UInt8]
    }

    /// The codes of the records, and the kind of the name that stands for the file itself.
    private enum Code {
        static let node = 2
        static let fingerprint = 3
        static let text = 5
        static let file = 6
    }

    /// - Parameter bytes: The contents of a `.swiftdeps`.
    /// - Returns: `nil` if they aren't in the format that is known here.
    init?(_ bytes: [UInt8]) {
        guard let records = try? Bitstream(bytes, signature: "DEPS").records else { return nil }
        // The empty text has no record.
        let texts = [[]] + records.filter { $0.code == Code.text }.map { Array($0.blob) }
        var names: Set<Name> = []
        var isAboutName = false
        var last: Name?
        func add() { if let last { names.insert(last) } }
        for record in records {
            switch record.code {
            case Code.node:
                add()
                last = nil
                guard record.values.count == 5, record.values[2...3].allSatisfy(texts.indices.contains) else {
                    return nil
                }
                isAboutName = record.values[4] == 1
                guard isAboutName else { continue }
                // The name of the file is the path of what is read here.
                let name = record.values[0] == Code.file ? [] : texts[record.values[3]]
                last = Name(
                    kind: Array(record.values[..<2]), context: texts[record.values[2]], name: name, fingerprint: [])
            case Code.fingerprint where isAboutName: last?.fingerprint = Array(record.blob)
            default: break
            }
        }
        add()
        // Without a fingerprint of the file, there is nothing to go by.
        guard names.contains(where: { $0.kind[0] == Code.file && !$0.fingerprint.isEmpty }) else { return nil }
        self.names = names
    }
}
