import Foundation
import Testing

@testable import Console

@Suite("The socket that editors connect to", .serialized)
struct UnixSocketTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    private func refusal(_ path: String) -> String? {
        do {
            try UnixSocket(path: path).close()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("isn't put in the place of a file")
    func file() throws {
        try inFolder { folder in
            let path = "\(folder)/a"
            try Data("mine".utf8).write(to: URL(filePath: path))
            #expect(refusal(path) == "can't listen on '\(path)': a file that is no socket is there")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        }
    }

    @Test("isn't taken from somebody who listens, and is where nobody does")
    func taken() throws {
        try inFolder { folder in
            let path = "\(folder)/a"
            let socket = try UnixSocket(path: path)
            #expect(refusal(path) == "can't listen on '\(path)': somebody listens on it already")
            // As if its process had been killed: the file stays, nobody is behind it.
            try FileManager.default.linkItem(atPath: path, toPath: "\(folder)/b")
            socket.close()
            #expect(refusal("\(folder)/b") == nil)
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("makes a folder for itself that is its owner's alone")
    func folder() throws {
        try inFolder { folder in
            #expect(refusal("\(folder)/x/a") == nil)
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/x")
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test("needs the folders above that, and a short path")
    func unusable() throws {
        try inFolder { folder in
            #expect(refusal("\(folder)/x/y/a") == "can't listen on '\(folder)/x/y/a': No such file or directory")
            let long = "\(folder)/" + String(repeating: "a", count: 100)
            let count = long.utf8.count
            #expect(
                refusal(long)
                    == "can't listen on '\(long)': the path of a socket has at most 107 bytes, this one has \(count)")
        }
    }
}
