import Foundation
import TestSupport
import Testing

@testable import SpecRunner

@Suite("A watcher")
struct WatcherTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The names that change within a time that is enough on any machine, without the folder.
    private func changes(_ watcher: Watcher) throws -> Set<String> {
        guard try watcher.wait(seconds: 10) else { return [] }
        return Set(try watcher.changes().files.map { $0.replacing("\(folder)/", with: "") })
    }

    @Test("tells of files that are written, made and removed")
    func files() throws {
        try folder.write("1", to: "a_spec.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        #expect(try watcher.changes().isEmpty)
        try folder.write("2", to: "a_spec.lua")
        #expect(try changes(watcher) == ["a_spec.lua"])
        try folder.write("3", to: "b_spec.lua")
        #expect(try changes(watcher) == ["b_spec.lua"])
        try folder.remove("b_spec.lua")
        #expect(try changes(watcher) == ["b_spec.lua"])
        #expect(try watcher.changes().isEmpty)
    }

    @Test("tells of a file that an editor puts in the place of another")
    func replacing() throws {
        try folder.write("1", to: "a_spec.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        try folder.write("2", to: ".a_spec.lua.swp")
        #expect(rename(folder.path(".a_spec.lua.swp"), folder.path("a_spec.lua")) == 0)
        #expect(try changes(watcher).contains("a_spec.lua"))
        try folder.write("3", to: "a_spec.lua", isReplacing: true)
        #expect(try changes(watcher).contains("a_spec.lua"))
    }

    @Test("tells of several changes at once")
    func together() throws {
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        for number in 1...300 {
            try folder.write("x", to: "\(number).lua")
        }
        #expect(try watcher.wait(seconds: 10))
        var all: Set<String> = []
        while let more = Optional(try watcher.changes(quiet: 0.2, longest: 10).files), !more.isEmpty {
            all.formUnion(more)
        }
        #expect(all.count == 300)
    }

    @Test("watches folders as they come, with what is in them, and leaves hidden ones out")
    func folders() throws {
        try folder.write("1", to: "deep/er/a.lua")
        try folder.write("1", to: ".git/x.lua")
        try folder.link("deep/up", to: "..")
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        try folder.write("2", to: "deep/er/a.lua")
        #expect(try changes(watcher) == ["deep/er/a.lua"])
        try folder.write("2", to: ".git/x.lua")
        #expect(try watcher.changes().isEmpty)
        // The whole folder is there at once.
        try folder.write("1", to: ".new/in/b.lua")
        try FileManager.default.moveItem(atPath: folder.path(".new"), toPath: folder.path("new"))
        #expect(try changes(watcher) == ["new/in/b.lua"])
        try folder.write("2", to: "new/in/b.lua")
        #expect(try changes(watcher) == ["new/in/b.lua"])
        try folder.remove("new")
        #expect(try changes(watcher) == ["new/in/b.lua"])
    }

    @Test("watches one folder alone where that is wanted, and none that isn't there")
    func shallow() throws {
        try folder.write("1", to: "sub/a.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: false)
        try watcher.watch(folder.path("none"), isDeep: true)
        try folder.write("2", to: "sub/a.lua")
        try folder.write("2", to: "b.lua")
        #expect(try changes(watcher) == ["b.lua"])
        try watcher.watch(folder.path, isDeep: true)
        try folder.write("3", to: "sub/a.lua")
        #expect(try changes(watcher) == ["sub/a.lua"])
    }

    @Test func `A watched folder that is removed is found when it is made again, and so are the folders around it`()
        throws
    {
        try folder.write("1", to: "project/specs/deep/a.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path("project/specs"), isDeep: true)
        for gone in ["project/specs", "project"] {
            try folder.remove(gone)
            #expect(try changes(watcher) == ["project/specs/deep/a.lua"])
            try folder.write("2", to: "project/specs/deep/a.lua")
            #expect(try changes(watcher) == ["project/specs/deep/a.lua"])
            try folder.write("3", to: "project/specs/deep/b.lua")
            #expect(try changes(watcher) == ["project/specs/deep/b.lua"])
            try folder.remove("project/specs/deep/b.lua")
            #expect(try changes(watcher) == ["project/specs/deep/b.lua"])
        }
        // Nothing but the watched folder is told of.
        try folder.write("1", to: "project/readme.md")
        try folder.write("1", to: "other/a.lua")
        #expect(try watcher.changes().isEmpty)
    }

    @Test func `A folder that is renamed has the name that it has now`() throws {
        try folder.write("1", to: "specs/one/a.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path("specs"), isDeep: true)
        #expect(rename(folder.path("specs/one"), folder.path("specs/two")) == 0)
        #expect(try changes(watcher) == ["specs/two/a.lua"])
        try folder.write("2", to: "specs/two/a.lua")
        #expect(try changes(watcher) == ["specs/two/a.lua"])
        // A folder that is moved away isn't watched any more.
        #expect(rename(folder.path("specs"), folder.path("away")) == 0)
        try folder.write("3", to: "away/two/a.lua")
        #expect(try watcher.changes().isEmpty)
        #expect(rename(folder.path("away"), folder.path("specs")) == 0)
        #expect(try changes(watcher) == ["specs/two/a.lua"])
    }

    @Test("is told soon")
    func latency() throws {
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        var times: [Duration] = []
        for _ in 1...5 {
            try folder.write("x", to: "a.lua")
            let start = ContinuousClock.now
            #expect(try changes(watcher) == ["a.lua"])
            times.append(ContinuousClock.now - start)
        }
        // The quickest: on a busy machine, any one of them may have had to wait for others.
        #expect(try #require(times.min()) < .milliseconds(100))
    }
}
