import Foundation
import TestSupport
import Testing

@testable import System

@Suite("Files that the program keeps")
struct KeptFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("are replaced as a whole, in a folder that is made if need be, and leave no draft")
    func replaces() throws {
        let kept = folder.path("kept")
        #expect(try FileSystem.contents(of: "a", in: kept) == nil)
        try FileSystem.replace("a", in: kept, with: Array("one".utf8))
        #expect(try FileSystem.contents(of: "a", in: kept) == Array("one".utf8))
        // Whoever has the old file open keeps the old one.
        let old = try #require(FileHandle(forReadingAtPath: kept + "/a"))
        try FileSystem.replace("a", in: kept, with: Array("two".utf8))
        #expect(try old.readToEnd() == Data("one".utf8))
        #expect(try folder.read("kept/a") == "two")
        #expect(try folder.names(in: "kept") == ["a"])
    }

    @Test func `are added to at their end, where they are files of their own`() throws {
        try FileSystem.replace("a", in: folder.path("kept"), with: Array("one".utf8))
        try FileSystem.append(Array(" two".utf8), to: "a", in: folder.path("kept"))
        #expect(try folder.read("kept/a") == "one two")
        try folder.link("kept/b", to: folder.path("kept/a"))
        let reason = "it is a link, and links are not followed here"
        #expect(throws: FileError.cannotWrite(path: folder.path("kept/b"), reason: reason)) {
            try FileSystem.append([1], to: "b", in: folder.path("kept"))
        }
        #expect(mkfifo(folder.path("kept/pipe"), 0o600) == 0)
        #expect(throws: FileError.self) { try FileSystem.append([1], to: "pipe", in: folder.path("kept")) }
        #expect(throws: FileError.self) { try FileSystem.append([1], to: "none", in: folder.path("kept")) }
        #expect(try folder.read("kept/a") == "one two")
    }

    @Test("neither go through links nor read through them")
    func links() throws {
        let reason = "it is a link, and links are not followed here"
        try folder.write("theirs", to: "elsewhere/a")
        try folder.link("kept", to: folder.path("elsewhere"))
        let kept = folder.path("kept")
        #expect(throws: FileError.cannotWrite(path: kept, reason: reason)) {
            try FileSystem.replace("a", in: kept, with: [1])
        }
        #expect(throws: FileError.unreadable(path: kept, reason: reason)) {
            try FileSystem.contents(of: "a", in: kept)
        }
        try folder.write("", to: "own/.keep")
        try folder.link("own/a", to: folder.path("elsewhere/a"))
        let own = folder.path("own")
        #expect(throws: FileError.cannotWrite(path: own + "/a", reason: reason)) {
            try FileSystem.replace("a", in: own, with: [1])
        }
        #expect(throws: FileError.unreadable(path: own + "/a", reason: reason)) {
            try FileSystem.contents(of: "a", in: own)
        }
        #expect(try folder.read("elsewhere/a") == "theirs")
    }

    @Test("are files: what has no end or waits for somebody is refused")
    func kinds() throws {
        #expect(throws: FileError.unreadable(path: "/dev/zero", reason: "it is a device, not a file")) {
            try FileSystem.contents(of: "/dev/zero")
        }
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: FileError.unreadable(path: pipe, reason: "it is a pipe, not a file")) {
            try FileSystem.contents(of: pipe)
        }
        // A file may be said to have more than there is memory.
        let sparse = try folder.write("", to: "sparse")
        #expect(truncate(sparse, 1 << 40) == 0)
        #expect(
            throws: FileError.unreadable(
                path: sparse, reason: "it has 1099511627776 bytes, and at most 2147483648 are read")
        ) { try FileSystem.contents(of: sparse) }
    }
}
