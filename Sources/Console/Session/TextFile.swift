import System

/// Whole files of text.
enum TextFile {
    /// Why a file can't be used.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The text of a file.
    /// - Throws: `Failure`, which names the file and what the system says.
    static func read(_ path: String) throws(Failure) -> String {
        guard let file = fopen(path, "re") else { throw failure("read", path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            bytes += chunk[..<count]
            if count == 0 {
                guard ferror(file) == 0 else { throw failure("read", path) }
                return String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    /// Replaces a file, which only its owner can read. Whoever reads it meanwhile sees the old text or the new one.
    static func writePrivately(_ text: String, to path: String) throws(Failure) {
        let temporary = "\(path).\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure("write", path) }
        let isWritten = Descriptor.write(text, to: descriptor)
        guard close(descriptor) == 0, isWritten, rename(temporary, path) == 0 else {
            let failure = failure("write", path)
            unlink(temporary)
            throw failure
        }
    }

    private static func failure(_ verb: String, _ path: String) -> Failure {
        Failure(description: "can't \(verb) '\(path)': \(String(cString: strerror(errno)))")
    }
}
