import Foundation
import Testing

@testable import SpecRunner

@Suite("A watcher")
struct WatcherTests {
    private let folder: TemporaryFolder
    private let root: String

    init() throws {
        folder = try TemporaryFolder()
        root = try #require(FileSystem.realPath(folder.path))
    }

    /// What changes within a time that is enough on any machine, without the folder.
    private func changes(_ watcher: Watcher) throws -> Set<String> {
        guard watcher.wait(seconds: 10) else { return [] }
        return Set(try watcher.changes().files.map { $0.replacing(root + "/", with: "") })
    }

    @Test("tells of files that are written, made and removed")
    func files() throws {
        try folder.write("1", to: "a_spec.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        #expect(try watcher.changes().isEmpty)
        try "2".write(toFile: root + "/a_spec.lua", atomically: false, encoding: .utf8)
        #expect(try changes(watcher) == ["a_spec.lua"])
        try "3".write(toFile: root + "/b_spec.lua", atomically: false, encoding: .utf8)
        #expect(try changes(watcher) == ["b_spec.lua"])
        try FileManager.default.removeItem(atPath: root + "/b_spec.lua")
        #expect(try changes(watcher) == ["b_spec.lua"])
        #expect(try watcher.changes().isEmpty)
    }

    @Test("tells of a file that an editor puts in the place of another")
    func replacing() throws {
        try folder.write("1", to: "a_spec.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        try "2".write(toFile: root + "/.a_spec.lua.swp", atomically: false, encoding: .utf8)
        #expect(rename(root + "/.a_spec.lua.swp", root + "/a_spec.lua") == 0)
        #expect(try changes(watcher).contains("a_spec.lua"))
        try folder.write("3", to: "a_spec.lua")
        #expect(try changes(watcher).contains("a_spec.lua"))
    }

    @Test("tells of several changes at once")
    func together() throws {
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        for number in 1...300 {
            try "x".write(toFile: root + "/\(number).lua", atomically: false, encoding: .utf8)
        }
        #expect(watcher.wait(seconds: 10))
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
        try "2".write(toFile: root + "/deep/er/a.lua", atomically: false, encoding: .utf8)
        #expect(try changes(watcher) == ["deep/er/a.lua"])
        try "2".write(toFile: root + "/.git/x.lua", atomically: false, encoding: .utf8)
        #expect(try watcher.changes().isEmpty)
        // The whole folder is there at once.
        try FileManager.default.createDirectory(atPath: root + "/.new/in", withIntermediateDirectories: true)
        try "1".write(toFile: root + "/.new/in/b.lua", atomically: false, encoding: .utf8)
        try FileManager.default.moveItem(atPath: root + "/.new", toPath: root + "/new")
        #expect(try changes(watcher) == ["new/in/b.lua"])
        try "2".write(toFile: root + "/new/in/b.lua", atomically: false, encoding: .utf8)
        #expect(try changes(watcher) == ["new/in/b.lua"])
        try FileManager.default.removeItem(atPath: root + "/new")
        #expect(try changes(watcher) == ["new/in/b.lua"])
    }

    @Test("watches one folder alone where that is wanted, and none that isn't there")
    func shallow() throws {
        try folder.write("1", to: "sub/a.lua")
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: false)
        try watcher.watch(folder.path + "/none", isDeep: true)
        try "2".write(toFile: root + "/sub/a.lua", atomically: false, encoding: .utf8)
        try "2".write(toFile: root + "/b.lua", atomically: false, encoding: .utf8)
        #expect(try changes(watcher) == ["b.lua"])
        try watcher.watch(folder.path, isDeep: true)
        try "3".write(toFile: root + "/sub/a.lua", atomically: false, encoding: .utf8)
        #expect(try changes(watcher) == ["sub/a.lua"])
    }

    @Test("is told soon")
    func latency() throws {
        let watcher = try Watcher()
        try watcher.watch(folder.path, isDeep: true)
        var times: [Duration] = []
        for _ in 1...5 {
            try "x".write(toFile: root + "/a.lua", atomically: false, encoding: .utf8)
            let start = ContinuousClock.now
            #expect(try changes(watcher) == ["a.lua"])
            times.append(ContinuousClock.now - start)
        }
        // The quickest: on a busy machine, any one of them may have had to wait for others.
        #expect(try #require(times.min()) < .milliseconds(100))
    }
}
