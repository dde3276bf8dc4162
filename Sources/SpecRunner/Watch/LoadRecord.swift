#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file in which the processes of a run write down which Lua files each spec file loads, as it does: so that it is
/// known of those too that don't come to their end.
public struct LoadRecord: Sendable {
    private let path: String

    /// A record of its own, empty.
    /// - Throws: `SpecRunnerError.cannotWrite` where there is no place for one.
    public init() throws(SpecRunnerError) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/viewspec-loads-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        path = String(decoding: template.dropLast().lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.lastError()) }
        close(descriptor)
    }

    /// Removes it.
    public func remove() { unlink(path) }

    /// Adds that a spec file has loaded a file.
    func add(_ loaded: String, by spec: String) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // One call of the system: what other processes add doesn't come in between.
        let line = Array("\(spec)\0\(loaded)\0".utf8)
        _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// What has been added: the Lua files, absolute and without links, by the spec file that loaded them.
    public func read() -> [String: [String]] {
        guard let bytes = try? FileSystem.contents(of: path) else { return [:] }
        let texts = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var loaded: [String: [String]] = [:]
        for index in stride(from: 0, to: texts.count - 1, by: 2) { loaded[texts[index], default: []].append(texts[index + 1]) }
        return loaded
    }
}
