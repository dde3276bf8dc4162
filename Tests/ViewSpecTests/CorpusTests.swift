import Foundation
import TestSupport
import Testing

/// Inputs that once broke something: the smallest input of each fault that `make fuzz` found, or a review.
@Suite("Inputs that broke something")
struct CorpusTests {
    private static let folder = Fixtures.folder.appending(path: "corpus")

    private static func names(_ kind: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: kind).path)) ?? [])
            .map { "\(kind)/\($0)" }.sorted()
    }

    static let specs = names("specs")
    static let logs = names("logs")
    static let chunks = names("repl")
    static let requests = names("requests")

    @Test("no kind is empty")
    func kinds() {
        for names in [Self.specs, Self.logs, Self.chunks, Self.requests] { #expect(!names.isEmpty) }
    }

    @Test("a spec ends, and crashes nothing", arguments: specs)
    func spec(_ name: String) throws {
        let output = try Self.run("viewspec run \(name) --timeout 20 --reporter tap", endsWith: [0, 1])
        #expect(!output.contains("crashed"), "\(output)")
    }

    @Test("a log is merged, or what is wrong with it is said", arguments: logs)
    func log(_ name: String) throws {
        let reports = ["spec", "dot", "tap", "github", "junit", "html", "json"]
            .map { "--reporter \($0)=$SCRATCH/report.\($0)" }.joined(separator: " ")
        _ = try Self.run("viewspec merge \(name) \(reports)", endsWith: [0, 1, 2])
    }

    @Test("the console goes on to the end of its input", arguments: chunks)
    func chunk(_ name: String) throws {
        let output = try Self.run("(cat \(name); echo; echo 'print(\"the end\")') | viewspec repl", endsWith: [0, 1])
        #expect(output.contains("the end"), "\(output)")
    }

    @Test("the console for editors answers to the end of its input", arguments: requests)
    func request(_ name: String) throws {
        let last = #"{"jsonrpc":"2.0","id":"last","method":"evaluate","params":{"code":"1 + 1"}}"#
        let output = try Self.run("(cat \(name); echo '\(last)') | viewspec repl --listen -", endsWith: [0])
        #expect(output.contains(#""id":"last""#), "\(output)")
    }

    /// Runs a command in the folder of the inputs.
    /// - Returns: All that it prints.
    private static func run(_ command: String, endsWith statuses: [Int32]) throws -> String {
        // What hangs ends with status 124 and is named.
        let result = try Shell.run(command.replacing("viewspec", with: "timeout 120 viewspec"), in: folder)
        #expect(statuses.contains(result.status), "\(command)\n\(result.transcript)")
        return result.transcript
    }
}
