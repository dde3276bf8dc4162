import Foundation
import TestSupport
import Testing

@testable import System

@Suite("Files")
struct FileSystemTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("are written with their folders, over others only where that is wanted")
    func writing() throws {
        let path = folder.path("a/b/c.txt")
        #expect(try FileSystem.write("one", to: path))
        #expect(try !FileSystem.write("two", to: path))
        #expect(try folder.read("a/b/c.txt") == "one")
        #expect(try FileSystem.write("2", to: path, replacing: true))
        #expect(try FileSystem.text(of: path) == "2")
    }

    @Test("name themselves and the reason where they can't be written or read")
    func errors() throws {
        let file = try folder.write("", to: "file")
        #expect(throws: FileError.cannotWrite(path: file + "/x/y", reason: "Not a directory")) {
            try FileSystem.write("", to: file + "/x/y")
        }
        #expect(throws: FileError.cannotWrite(path: file + "/x", reason: "Not a directory")) {
            try FileSystem.makeFolders(above: file + "/x/y")
        }
        #expect(message { try FileSystem.text(of: folder.path) } == "can't read \(folder): Is a directory")
        #expect(message { try FileSystem.names(in: file) } == "can't read \(file): Not a directory")
    }

    @Test("are listed without the folder itself and the one above it, whatever they are")
    func listing() throws {
        for name in ["b", ".hidden", "sub/c"] { try folder.write("", to: name) }
        #expect(try Set(FileSystem.names(in: folder.path)) == ["b", ".hidden", "sub"])
    }

    @Test("are the same behind a link, which says where it leads")
    func links() throws {
        let file = try folder.write("", to: "file")
        try folder.link("link", to: "file")
        #expect(FileSystem.status(folder.path("link"))?.identity == FileSystem.status(file)?.identity)
        #expect(FileSystem.realPath(folder.path("link")) == FileSystem.realPath(file))
        #expect(FileSystem.linkTarget(folder.path("link")) == "file")
        #expect(FileSystem.linkTarget(file) == nil)
        #expect(FileSystem.realPath(folder.path("none")) == nil)
    }

    @Test("that replace others leave the permissions they are given, and no draft")
    func drafts() throws {
        let path = try folder.write("old", to: "file")
        let draft = try DraftFile(of: path, mode: 0o600)
        try draft.write(Array("new".utf8))
        #expect(try folder.read("file") == "old")
        try draft.replaceTarget()
        #expect(try folder.read("file") == "new")
        #expect(try folder.permissions("file") == 0o600)
        try DraftFile(of: path).discard()
        #expect(try folder.names() == ["file"])
    }

    @Test("of one machine are in a folder that git leaves alone, unless its user wants otherwise")
    func projectFolder() throws {
        let kept = folder.path(".viewspec"), ignored = ".viewspec/.gitignore"
        try ProjectFolder.make(kept)
        #expect(try folder.read(ignored) == "*\n")
        try folder.remove(ignored)
        try ProjectFolder.make(kept)
        #expect(!folder.contains(ignored))
        try ProjectFolder.addIgnoreFile(to: kept)
        try ProjectFolder.addIgnoreFile(to: kept)
        #expect(try folder.read(ignored) == "*\n")
    }
}
