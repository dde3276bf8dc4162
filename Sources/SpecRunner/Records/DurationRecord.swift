import System

/// The durations of spec files, in a file that can be committed, so that shards get equal work.
///
/// The file has a line for each spec file: seconds, a space, the path.
public final class DurationRecord: SpecListener {
    /// The error for durations that couldn't be written; `nil` if they could, or the run isn't through.
    public private(set) var failure: SpecRunnerError?

    private let path: String
    private var seconds: [String: Double]

    /// Records durations; those of other files in the file at `path` are kept.
    /// - Throws: `SpecRunnerError.unreadable` if there is a file that can't be read, or isn't such a record.
    public init(path: String) throws(SpecRunnerError) {
        self.path = path
        seconds = FileSystem.status(path) == nil ? [:] : try Self.read(path)
    }

    /// Records the durations of files; writes them at the end of the run.
    public func receive(_ event: SpecEvent) {
        switch event {
        // One that was lost with its machine took no time.
        case .fileFinished(let file, let taken) where taken > 0: seconds[file] = taken
        case .runFinished(let total) where total.interruption == nil: write()
        default: break
        }
    }

    private func write() {
        do {
            let file = try ReportFile(path: path)
            for (spec, taken) in seconds.sorted(by: { $0.key < $1.key }) {
                file.write("\(DurationText.seconds(taken)) \(spec)\n")
            }
            try file.finish()
        } catch {
            failure = error
        }
    }

    /// The durations in a file, in seconds, by the path of the spec file.
    /// - Throws: `SpecRunnerError.unreadable` if the file can't be read, or a line is none of a duration and a path.
    public static func read(_ path: String) throws(SpecRunnerError) -> [String: Double] {
        let text = String(decoding: try SpecRunnerError.onFile(try FileSystem.contents(of: path)), as: UTF8.self)
        var result: [String: Double] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let seconds = Double(parts[0]) else {
                throw .unreadable(
                    path: "\(path):\(index + 1)", reason: "wanted seconds, a space and a path, found \"\(line)\"")
            }
            do {
                try NumberLimit.duration.check(seconds, "a duration", writtenAs: String(parts[0]))
            } catch {
                throw .unreadable(path: "\(path):\(index + 1)", reason: error.description)
            }
            result[String(parts[1])] = seconds
        }
        return result
    }
}
