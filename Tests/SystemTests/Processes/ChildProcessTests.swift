import Testing

@testable import System

@Suite("Programs that are started")
struct ChildProcessTests {
    /// The output of a shell command, and whether it succeeds.
    private func run(_ command: String) throws -> (output: String, errors: String, isGood: Bool) {
        let output = try #require(PipeEnds()), errors = try #require(PipeEnds())
        let process = try #require(
            ChildProcess(["/bin/sh", "-c", command], output: output.writing, errors: errors.writing))
        for pipe in [output, errors] { Descriptor.release(pipe.writing) }
        defer { for pipe in [output, errors] { Descriptor.release(pipe.reading) } }
        func text(_ descriptor: Int32) -> String {
            String(decoding: Descriptor.readAll(descriptor) ?? [], as: UTF8.self)
        }
        return (text(output.reading), text(errors.reading), process.wait())
    }

    @Test("write to what they are given, and read nothing")
    func streams() throws {
        let result = try run("cat; echo out; echo err >&2")
        #expect(result.output == "out\n")
        #expect(result.errors == "err\n")
        #expect(result.isGood)
    }

    @Test("fail by their status or by a signal", arguments: ["exit 3", "kill -KILL $$"])
    func failures(command: String) throws {
        #expect(try !run(command).isGood)
    }

    @Test("are none where there is no such program")
    func missing() {
        #expect(ChildProcess(["/nonexistent"], output: STDOUT_FILENO, errors: STDERR_FILENO) == nil)
        #expect(SystemError.last == "No such file or directory")
    }
}
