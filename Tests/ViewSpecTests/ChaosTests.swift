import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Runs in which specs kill their process, hang, use up the memory and leave; and runs that are interrupted.
@Suite("Chaos", .serialized)
struct ChaosTests {
    /// What each of the 500 specs does, by its number.
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

    @Test func losesAndDoublesNothing() throws {
        let folder = try Folder(files: 10, specs: 50)
        let run = try folder.run("--timeout", "2", "--memory-limit", "150M", "-j", "4")
        #expect(run.wait() == 1)
        let cases = try folder.reportedCases()
        #expect(cases.count == 500)
        #expect(Set(cases.keys).count == 500)
        for number in 0..<500 {
            let found = try #require(cases["spec \(number)"], "spec \(number) is missing")
            #expect(found == Deed.of(number).element.map { [$0] } ?? [], "spec \(number)")
        }
        #expect(folder.processes() == [])
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)], [0.0, 0.3, 1.1])
    func reportsWhatRanWhenItIsInterrupted(_ signal: (number: Int32, status: Int), after seconds: Double) throws {
        let folder = try Folder(files: 10, specs: 50)
        let run = try folder.run("--timeout", "2", "--memory-limit", "150M", "-j", "4")
        try run.waitUntilItListens(folder)
        Thread.sleep(forTimeInterval: seconds)
        kill(run.process.processIdentifier, signal.number)
        #expect(Int(run.wait()) == signal.status)
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
    private final class Folder {
        let url: URL

        init(files: Int, specs: Int) throws {
            url = FileManager.default.temporaryDirectory.appending(path: "viewspec-chaos-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for file in 0..<files {
                let bodies = (0..<specs).map { index in
                    let number = file * specs + index
                    return "it(\"spec \(number)\", function() \(Deed.of(number).code) end)"
                }
                let text = bodies.joined(separator: "\n")
                try text.write(to: url.appending(path: "f\(file)_spec.lua"), atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func run(_ arguments: String...) throws -> Run {
            let process = Process()
            process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent().appending(path: "ChaosConsole")
            process.arguments = ["run", url.path, "--reporter", "junit=\(report.path)"] + arguments
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return Run(process: process)
        }

        var report: URL { url.appending(path: "report.xml") }

        /// Whether a report is being written.
        var hasDraft: Bool {
            get throws {
                try FileManager.default.contentsOfDirectory(atPath: url.path).contains { $0.hasSuffix(".part") }
            }
        }

        /// The names of the reported specs with what each contains: `failure`, `error`, `skipped`.
        func reportedCases() throws -> [String: [String]] {
            let reader = ReportReader()
            let parser = XMLParser(data: try Data(contentsOf: report))
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
                return String(decoding: line, as: UTF8.self).contains(url.path)
            }
        }
    }

    private struct Run {
        let process: Process

        /// The report's draft is made once signals are noted.
        func waitUntilItListens(_ folder: Folder) throws {
            while process.isRunning, try !folder.hasDraft {
                Thread.sleep(forTimeInterval: 0.005)
            }
            #expect(process.isRunning)
        }

        func wait() -> Int32 {
            process.waitUntilExit()
            return process.terminationStatus
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
