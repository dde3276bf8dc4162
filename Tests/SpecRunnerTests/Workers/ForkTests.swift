import TestSupport
import Testing

@Suite("Copies of the process")
struct ForkTests {
    @Test("don't print again what the program had printed")
    func buffered() throws {
        let source = "it('a', function() end)"
        let folder = try TemporaryFolder(["specs/a_spec.lua": source, "specs/b_spec.lua": source])
        let output = try folder.run("CHAOS_GREETING=hello ChaosConsole run -j 1 --reporter json")
        #expect(output.contains("\nhello\n"))
        #expect(output.ranges(of: "hello").count == 1, "\(output)")
    }
}
