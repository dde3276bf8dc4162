import Foundation
import TestSupport
import Testing

@testable import SpecRunner

@Suite("Records of runs")
struct RecordTests {
    private func result(_ name: String, _ outcome: Outcome) -> SpecEvent {
        let details = outcome == .success ? [] : [OutcomeDetail(outcome: outcome, message: "")]
        let group = GroupReference(file: "a_spec.lua")
        let spec = SpecReference(group: group, name: name, location: SourcePosition(file: "a_spec.lua", line: 1))
        return .specFinished(SpecResult(spec: spec, details: details, seconds: 0))
    }

    private func record(_ folder: TemporaryFolder, _ events: [SpecEvent], selection: SpecSelection = .init()) {
        let record = FailureRecord(directory: folder.path, selection: selection)
        for event in events + [.runFinished(RunSummary())] { record.receive(event) }
    }

    @Test func `Keep what failed`() throws {
        let folder = try TemporaryFolder()
        record(folder, [result("good", .success), result("two\nlines", .failure), result("dead", .crashed)])
        #expect(
            try FailureRecord.read(directory: folder.path) == .specs(["a_spec.lua: two\nlines", "a_spec.lua: dead"]))
        #expect(try folder.read(".viewspec/.gitignore") == "*\n")
    }

    @Test func `Forget what succeeds and keep what did not run`() throws {
        let folder = try TemporaryFolder()
        record(folder, [result("one", .failure), result("two", .error)])
        var selection = SpecSelection()
        selection.names = ["one"]
        record(folder, [result("one", .success)], selection: selection)
        #expect(try FailureRecord.read(directory: folder.path) == .specs(["a_spec.lua: two"]))
        record(folder, [result("other", .success)])
        #expect(try FailureRecord.read(directory: folder.path) == .specs([]))
    }

    @Test func `Leave nothing where nothing fails`() throws {
        let folder = try TemporaryFolder()
        record(folder, [result("one", .success), result("two", .pending)])
        #expect(!folder.contains(".viewspec"))
    }

    @Test(arguments: ["\u{1}\u{2}", "a_spec.lua: cut", "no colon\0", "\0", ""])
    func `Tell damage from no failures`(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: ".viewspec/last-failed")
        #expect(try FailureRecord.read(directory: folder.path) == .damaged)
        record(folder, [result("one", .success)])
        #expect(try FailureRecord.read(directory: folder.path) == .specs([]))
    }

    @Test func `Are not bytes that are no text`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".viewspec/last-failed")
        try Data([0xFF, 0x3A, 0x20, 0x00]).write(to: folder.url(".viewspec/last-failed"))
        #expect(try FailureRecord.read(directory: folder.path) == .damaged)
    }

    @Test func `Follow no links`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "elsewhere/file")
        try folder.link(".viewspec", to: folder.path("elsewhere"))
        let record = FailureRecord(directory: folder.path)
        for event in [result("one", .failure), .runFinished(RunSummary())] { record.receive(event) }
        let path = folder.path(".viewspec")
        let reason = "it is a link, and links are not followed here"
        #expect(record.failure == .cannotWrite(path: path, reason: reason))
        #expect(try folder.names(in: "elsewhere") == ["file"])
        #expect(throws: SpecRunnerError.unreadable(path: path, reason: reason)) {
            try FailureRecord.read(directory: folder.path)
        }
    }

    @Test func `Keep durations`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("durations.txt")
        try folder.write("1.500000 gone_spec.lua\n2.000000 a b_spec.lua\n", to: "durations.txt")
        let record = try DurationRecord(path: path)
        record.receive(.fileFinished(path: "a b_spec.lua", seconds: 0.25))
        record.receive(.runFinished(RunSummary()))
        #expect(try DurationRecord.read(path) == ["gone_spec.lua": 1.5, "a b_spec.lua": 0.25])
    }

    @Test func `Overwrite nothing that is no record`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("# Read me\n", to: "README.md")
        #expect(
            throws: SpecRunnerError.unreadable(
                path: path + ":1", reason: "wanted seconds, a space and a path, found \"# Read me\"")
        ) { try DurationRecord(path: path) }
        #expect(throws: SpecRunnerError.unreadable(path: "/dev/full", reason: "it is a device, not a file")) {
            try DurationRecord(path: "/dev/full")
        }
    }

    @Test func `Refuse durations that are none`() throws {
        let folder = try TemporaryFolder()
        try folder.write("1.5 a_spec.lua\nsoon b_spec.lua\n", to: "durations.txt")
        let error = #expect(throws: SpecRunnerError.self) { try DurationRecord.read(folder.path("durations.txt")) }
        #expect(error?.description.contains("durations.txt:2") == true)
        #expect(error?.description.contains("soon b_spec.lua") == true)
    }
}

@Suite("Changes")
struct ChangedFilesTests {
    @Test func `Touch what requires them`() throws {
        let folder = try TemporaryFolder()
        try folder.write("local x = require \"lib.one\"", to: "a_spec.lua")
        try folder.write("require('two')", to: "b_spec.lua")
        try folder.write("it('x')", to: "c_spec.lua")
        try folder.write("return require('lib/deep')", to: "lib/one.lua")
        try folder.write("return 1", to: "lib/deep.lua")
        try folder.write("return require('two')", to: "two.lua")
        // A module is looked for beside the file that names it, among other places.
        try folder.write("return 2", to: "lib/lib/deep.lua")
        let files = ["a", "b", "c"].map { "\(folder)/\($0)_spec.lua" }
        func touched(_ changed: String) -> [String] {
            let changes = ChangedFiles(["\(folder)/\(changed)"])
            return changes.touched(files).map { String($0.dropFirst(folder.path.count + 1)) }
        }
        #expect(touched("c_spec.lua") == ["c_spec.lua"])
        #expect(touched("lib/one.lua") == ["a_spec.lua"])
        #expect(touched("lib/lib/deep.lua") == ["a_spec.lua"])
        #expect(touched("two.lua") == ["b_spec.lua"])
        #expect(touched("other.lua") == [])
    }
}
