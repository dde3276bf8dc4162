import Foundation
import TestSupport
import Testing

@testable import SpecRunner

@Suite("Files of reports")
struct ReportFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A report in the place of an old file, with a text that isn't there yet.
    private func draft() throws -> ReportFile {
        let file = try ReportFile(path: folder.write("old", to: "r.xml"))
        file.write("new")
        return file
    }

    @Test("appear when the report is whole")
    func whole() throws {
        let file = try draft()
        file.flush()
        #expect(try folder.read("r.xml") == "old")
        // Whoever writes to the file meanwhile, such as a spec, writes to the old one.
        try folder.write("forged", to: "r.xml")
        try file.finish()
        #expect(try folder.read("r.xml") == "new")
        #expect(try folder.names() == ["r.xml"])
    }

    @Test("leave what was there where the report is dropped or can't be written")
    func dropped() throws {
        try draft().discard()
        #expect(try folder.read("r.xml") == "old")
        #expect(try folder.names() == ["r.xml"])
    }

    @Test("say what can't be written, and why")
    func lost() throws {
        let full = try ReportFile(path: "/dev/full")
        full.write("text")
        #expect(throws: SpecRunnerError.cannotWrite(path: "/dev/full", reason: "No space left on device")) {
            try full.finish()
        }
        let nowhere = folder.path("no/r.xml")
        #expect(throws: SpecRunnerError.cannotWrite(path: nowhere, reason: "No such file or directory")) {
            try ReportFile(path: nowhere)
        }
    }

    @Test("go through links, which their user has made, and keep permissions")
    func links() throws {
        let real = try folder.write("old", to: "real.xml")
        #expect(chmod(real, 0o662) == 0)
        try folder.link("link.xml", to: "real.xml")
        try folder.link("dangling.xml", to: "made.xml")
        for name in ["link.xml", "dangling.xml"] {
            let file = try ReportFile(path: folder.path(name))
            file.write(name)
            try file.finish()
        }
        #expect(try folder.read("real.xml") == "link.xml")
        #expect(try folder.read("made.xml") == "dangling.xml")
        #expect(try folder.permissions("real.xml") == 0o662)
    }

    @Test("of logs grow where they are to be")
    func logs() throws {
        let file = try ReportFile(path: folder.path("r.jsonl"), growsInPlace: true)
        file.write("one\n")
        file.flush()
        #expect(try folder.read("r.jsonl") == "one\n")
        try file.finish()
        #expect(JSONReporter.growsInPlace && !JUnitReporter.growsInPlace)
    }

    @Test("are the same by any path, and devices are as many as they are asked for")
    func places() throws {
        try folder.write("", to: "r.xml")
        try folder.link("l.xml", to: "r.xml")
        func place(_ name: String) -> ReportPlace? { ReportPlace(path: folder.path(name)) }
        #expect(place("r.xml") != nil)
        #expect(place("r.xml") == place("./r.xml") && place("r.xml") == place("l.xml"))
        #expect(place("new.xml") == place("../\(folder.url.lastPathComponent)/new.xml"))
        #expect(place("new.xml") != place("r.xml"))
        #expect(ReportPlace(path: "/dev/null") == nil)
    }
}
