import Foundation
import Testing

@testable import MacroExpansion

@Suite("The plug-in of the compiler")
struct CompilerPluginTests {
    private func answer(_ message: String) throws -> NSDictionary {
        let answer = try CompilerPlugin.answer(to: Array(message.utf8))
        return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? NSDictionary)
    }

    private let location = """
        {"fileID": "App/A.swift", "fileName": "/A.swift", "offset": 7, "line": 2, "column": 3}
        """

    @Test("says what it can do")
    func capability() throws {
        let message = #"{"getCapability": {"capability": {"protocolVersion": 9}}}"#
        #expect(try answer(message) == ["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
        #expect(
            try answer(#"{"loadPluginLibrary": {"libraryPath": "/a", "moduleName": "A"}}"#)
                == ["loadPluginLibraryResult": ["loaded": false, "diagnostics": []]])
    }

    @Test("expands macros", arguments: ["accessor", "peer"])
    func expands(role: String) throws {
        let message = """
            {"expandAttachedMacro": {"macro": {"moduleName": "SwiftUIMacros", "typeName": "Entry", "name": "Entry"},
              "macroRole": "\(role)", "discriminator": "$s", "new": {"key": 1},
              "attributeSyntax": {"kind": "attribute", "source": "@Entry", "location": \(location)},
              "declSyntax": {"kind": "declaration", "source": "@Entry var a = 1", "location": \(location)},
              "lexicalContext": [{"kind": "declaration", "source": "extension EnvironmentValues {}", "location": \(location)}]}}
            """
        let result = try #require(try answer(message)["expandMacroResult"] as? NSDictionary)
        #expect((result["expandedSource"] as? String)?.contains("__Key_a") == true)
        #expect(result["diagnostics"] as? NSArray == [])
    }

    @Test("answers with an error what it doesn't know or can't read")
    func unknown() throws {
        for message in [#"{"dance": {}}"#, "{", #"{"expandFreestandingMacro": {}}"#] {
            let result = try #require(try answer(message)["expandMacroResult"] as? NSDictionary)
            #expect((result["diagnostics"] as? [NSDictionary])?.first?["severity"] as? String == "error")
        }
        let message = """
            {"expandFreestandingMacro": {"macro": {"typeName": "Other", "name": "Other"}, "discriminator": "",
              "syntax": {"source": "#Other", "location": \(location)}}}
            """
        let result = try #require(try answer(message)["expandMacroResult"] as? NSDictionary)
        let diagnostic = try #require((result["diagnostics"] as? [NSDictionary])?.first)
        #expect(diagnostic["message"] as? String == "SwiftUI has no macro #Other")
        #expect(diagnostic["position"] as? NSDictionary == ["fileName": "/A.swift", "offset": 7])
    }

    @Test("reads messages that come in pieces, until the input ends")
    func pieces() async throws {
        let (input, output) = (Pipe(), Pipe())
        let channel = MessageChannel(
            input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
        let long = [UInt8](repeating: 7, count: 300_000)
        let writer = input.fileHandleForWriting
        let sent: [UInt8] = [3, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0xE0, 0x93, 4, 0, 0, 0, 0, 0] + long
        let writing = Task.detached {
            for start in stride(from: 0, to: sent.count, by: 50_001) {
                writer.write(Data(sent[start..<min(start + 50_001, sent.count)]))
            }
            try writer.close()
        }
        #expect(try channel.receive() == [1, 2, 3])
        #expect(try channel.receive() == long)
        #expect(try channel.receive() == nil)
        try await writing.value
        try channel.send([9, 8])
        #expect(Array(output.fileHandleForReading.readData(ofLength: 10)) == [2, 0, 0, 0, 0, 0, 0, 0, 9, 8])
    }

    @Test("refuses a message that is cut, and a length that none has")
    func damage() throws {
        for (bytes, failure) in [
            ([1, 0], MessageChannel.Failure.endedAmidMessage), ([9, 0, 0, 0, 0, 0, 0, 0, 1], .endedAmidMessage),
            ([UInt8](repeating: 255, count: 8), .tooLong(.max)),
        ] as [([UInt8], MessageChannel.Failure)] {
            let input = Pipe()
            input.fileHandleForWriting.write(Data(bytes))
            try input.fileHandleForWriting.close()
            let channel = MessageChannel(input: input.fileHandleForReading.fileDescriptor, output: -1)
            #expect(throws: failure) { try channel.receive() }
        }
        #expect(throws: MessageChannel.Failure.system(errno: EBADF)) {
            try MessageChannel(input: -1, output: -1).send([1])
        }
    }
}
