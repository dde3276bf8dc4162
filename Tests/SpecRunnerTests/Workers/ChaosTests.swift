import Foundation
import FoundationXML
import TestSupport
import Testing

/// Runs in which specs kill their process, hang, use up the memory and leave; and runs that are interrupted.
@Suite("Chaos", .serialized)
struct ChaosTests {
    /// The deed of each of the 500 specs, by its number.
    private enum Deed: String, CaseIterable {
        case trap, hang, loop, hoard, exit, pass

        static func of(_ number: Int) -> Deed {
            switch number % 100 {
            case 3, 23, 43, 63: .trap
            case 10: .hang
            case 50: .loop
            case 30, 80: .hoard
            case 70: .exit
            default: .pass
            }
        }

        var code: String {
            switch self {
            case .trap: #"host(views.Trap{}):find("Button"):tap()"#
            case .hang: #"host(views.Hang{}):find("Button"):tap()"#
            case .loop: "while true do end"
            case .hoard: #"host(views.Hoard{}):find("Button"):tap()"#
            case .exit: #"host(views.Leave{}):find("Button"):tap()"#
            case .pass: "assert.is_true(true)"
            }
        }

        var element: String? {
            switch self {
            case .pass: nil
            default: "error"
            }
        }
    }

    @Test func `Loses and doubles nothing`() throws {
        let folder = try ChaosFolder(files: 10, specs: 50)
        let run = try folder.run("--timeout", "2", "--memory-limit", "150M", "-j", "4")
        #expect(try run.wait().status == 1)
        let cases = try folder.reportedCases()
        #expect(cases.count == 500)
        #expect(Set(cases.keys).count == 500)
        for number in 0..<500 {
            let found = try #require(cases["spec \(number)"], "spec \(number) is missing")
            #expect(found == Deed.of(number).element.map { [$0] } ?? [], "spec \(number)")
        }
        #expect(folder.processes() == [])
    }

    @Test(
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGUSR1, 138), (SIGUSR2, 140), (SIGALRM, 142), (SIGPROF, 155)],
        [0.0, 0.3, 1.1])
    func `Reports what ran when it is interrupted`(
        _ signal: (number: Int32, status: Int), after seconds: Double
    ) async throws {
        let folder = try ChaosFolder(files: 10, specs: 50)
        let run = try folder.run("--timeout", "2", "--memory-limit", "150M", "-j", "4")
        // The report's draft is made once signals are noted.
        try await wait(for: "the report's draft") { try folder.hasDraft || !run.isRunning }
        #expect(run.isRunning)
        try await Task.sleep(for: .seconds(seconds))
        run.send(signal.number)
        #expect(Int(try run.wait().status) == signal.status)
        #expect(try !folder.hasDraft)
        // Whatever is reported is reported once, and as it was.
        for (name, found) in try folder.reportedCases() {
            let number = try #require(Int(name.dropFirst("spec ".count)))
            let expected = Deed.of(number).element.map { [$0] } ?? []
            // A spec that was running has been interrupted, whatever it would have done.
            #expect(found == expected || found == ["error"], "\(name)")
        }
        #expect(folder.processes() == [])
    }

    /// A folder of spec files, and the runs in it.
    private struct ChaosFolder {
        private let folder: TemporaryFolder

        init(files: Int, specs: Int) throws {
            folder = try TemporaryFolder()
            for file in 0..<files {
                let bodies = (0..<specs).map { index in
                    let number = file * specs + index
                    return "it(\"spec \(number)\", function() \(Deed.of(number).code) end)"
                }
                try folder.write(bodies.joined(separator: "\n"), to: "f\(file)_spec.lua")
            }
        }

        func run(_ arguments: String...) throws -> RunningProgram {
            try Program.built(
                "ChaosConsole", ["run", folder.path, "--reporter", "junit=\(folder)/report.xml"] + arguments
            ).start()
        }

        /// Whether a report is being written.
        var hasDraft: Bool {
            get throws { try folder.names().contains { $0.hasSuffix(".part") } }
        }

        /// The names of the reported specs with what each contains: `failure`, `error`, `skipped`.
        func reportedCases() throws -> [String: [String]] {
            let reader = ReportReader()
            let parser = XMLParser(data: try Data(contentsOf: folder.url("report.xml")))
            parser.delegate = reader
            #expect(parser.parse(), "the report is not valid XML")
            #expect(reader.doubled == [])
            return reader.cases
        }

        /// The processes that still have to do with this folder.
        func processes() -> [String] {
            let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return ids.filter { id in
                guard Int(id) != nil, let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline")
                else { return false }
                return String(decoding: line, as: UTF8.self).contains(folder.path)
            }
        }
    }

}

/// Reads the cases of a JUnit report.
private final class ReportReader: NSObject, XMLParserDelegate {
    var cases: [String: [String]] = [:]
    var doubled: [String] = []
    private var current: String?

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "testcase" {
            let name = attributes["name"] ?? ""
            if cases[name] != nil { doubled.append(name) }
            cases[name] = []
            current = name
        } else if let current, ["failure", "error", "skipped"].contains(element) {
            cases[current]?.append(element)
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if element == "testcase" { current = nil }
    }
}
