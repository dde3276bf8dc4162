import Foundation
import TestSupport
import Testing

@testable import Console

@Suite("The socket that editors connect to", .serialized)
struct UnixSocketTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func refusal(_ path: String) -> String? { message { try UnixSocket(path: path).close() } }

    @Test("isn't put in the place of a file")
    func file() throws {
        let path = try folder.write("mine", to: "a")
        #expect(refusal(path) == "can't listen on '\(path)': a file that is no socket is there")
        #expect(try folder.read("a") == "mine")
    }

    @Test("isn't taken from somebody who listens, and is where nobody does")
    func taken() throws {
        let path = folder.path("a")
        let socket = try UnixSocket(path: path)
        #expect(refusal(path) == "can't listen on '\(path)': another process listens on it already")
        // As if its process had been killed: the file stays, nobody is behind it.
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("b"))
        socket.close()
        #expect(refusal(folder.path("b")) == nil)
        #expect(!folder.contains("a"))
    }

    @Test("makes a folder for itself that is its owner's alone")
    func permissions() throws {
        #expect(refusal(folder.path("x/a")) == nil)
        #expect(try folder.permissions("x") == 0o700)
    }

    @Test("needs the folders above that, and a short path")
    func unusable() throws {
        let deep = folder.path("x/y/a")
        #expect(refusal(deep) == "can't listen on '\(deep)': No such file or directory")
        let long = folder.path(String(repeating: "a", count: 100))
        let count = long.utf8.count
        #expect(
            refusal(long)
                == "can't listen on '\(long)': the path of a socket has at most 107 bytes, this one has \(count)")
    }
}
