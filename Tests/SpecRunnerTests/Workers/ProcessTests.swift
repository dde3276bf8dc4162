import Foundation
import TestSupport
import Testing

/// Programs that trusted specs start, and leave behind in every way there is.
@Suite("Programs of trusted specs", .serialized)
struct ProcessTests {
    /// Each runs a `sleep` whose argument is this, so that it can be found.
    private let mark = "\(Int.random(in: 100_000...999_999)).5"

    private var starting: String {
        """
        os.execute("sleep \(mark) & setsid sleep \(mark) & (setsid sh -c 'sleep \(mark) & sleep \(mark)' &)")
        io.popen("env -i setsid sleep \(mark)")
        """
    }

    /// How many of them there are.
    private func count() -> Int {
        let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return ids.filter { id in
            guard Int(id) != nil, let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else {
                return false
            }
            return line.starts(with: Data("sleep\0".utf8)) && String(decoding: line, as: UTF8.self).contains(mark)
        }.count
    }

    @Test(
        "end with the run",
        arguments: [
            "", "os.execute('kill -SEGV $PPID')", "os.execute('sleep 60')", "while true do end",
        ])
    func end(after: String) throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('starts', { timeout = 0.5 }, function()\n\(starting) \(after)\nend)",
            "specs/b_spec.lua": "it('starts', function()\n\(starting)\nend)",
        ])
        let report = try folder.run("viewspec run --trust -j 2 --reporter tap")
        #expect(report.contains("\(after.isEmpty ? "ok" : "not ok") 1 - starts"))
        #expect(report.contains("\nok 2 - starts"))
        #expect(count() == 0)
    }

    @Test("end when the run is ended", arguments: [SIGKILL, SIGTERM])
    func ended(signal: Int32) async throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('starts', function()\n\(starting) while true do end\nend)"
        ])
        let run = try Program.built("viewspec", ["run", "--trust"], in: folder.url).start()
        try await wait(for: "the programs to be there") { count() == 5 }
        run.send(signal)
        try run.wait()
        try await wait(for: "the programs to end", patience: .seconds(5)) { count() == 0 }
    }
}
