import Foundation
import TestSupport
import Testing

/// The console as its users meet it: each file in `Fixtures/transcripts` holds commands and all that they print.
@Suite("Transcripts of the command line")
struct TranscriptTests {
    private static let folder = Fixtures.folder.appending(path: "transcripts")

    private static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }
        .filter { !ThreadSanitizer.isActive || !notUnderThreadSanitizer.contains($0) }.sorted()

    /// Transcripts with loops that are interrupted, and with a limit on the size of files, which is below that of the
    /// memory that the sanitizer maps.
    private static let notUnderThreadSanitizer = ["busted.txt", "lost-reports.txt", "numbers.txt", "retries.txt"]

    @Test("prints what the transcript says", arguments: names)
    func transcript(_ name: String) throws {
        let file = Self.folder.appending(path: name)
        let recorded = try String(contentsOf: file, encoding: .utf8)
        let actual = try Transcript.run(recorded, in: Fixtures.folder)
        if ProcessInfo.processInfo.environment["VIEWSPEC_UPDATE_TRANSCRIPTS"] != nil {
            try Data(actual.utf8).write(to: file)
        } else {
            #expect(actual == recorded)
        }
    }
}

/// The files that commands of the tests are given.
enum Fixtures {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    /// Runs a command among them and writes down what it does.
    static func run(_ command: String) throws -> String { try Shell.run(command, in: folder).transcript }
}
