import Lua
import Scripting
import System
import TestSupport
import Testing

@testable import SpecRunner

@Suite("The actions of a failed spec") @MainActor
struct ActionLineTests {
    private let action = SpecAction(
        call: "tap()", element: "Button \"Turn on\"",
        path: "navigationStack():list(1):forEach(1):hStack(1):vStack(1):button(1)",
        location: SourcePosition(file: "specs/lamp_spec.lua", line: 8))

    /// The report of a spec that failed after the action.
    private func report(columns: Int?) -> String {
        let place = SourcePosition(file: "specs/lamp_spec.lua", line: 1)
        let group = GroupReference(file: "specs/lamp_spec.lua", names: [], location: place)
        let detail = OutcomeDetail(outcome: .failure, message: "no")
        let result = SpecResult(
            spec: SpecReference(group: group, name: "shines", location: place), details: [detail], seconds: 0,
            actions: [action])
        var problems = ProblemList(style: TextStyle(isColored: false))
        problems.receive(.specFinished(result))
        var lines: [String] = []
        problems.write(RunSummary(), columns: columns) { lines.append($0) }
        return lines.first { $0.contains("tap()") } ?? ""
    }

    @Test func `keep to the width of a terminal by leaving out the middle of paths`() {
        #expect(
            report(columns: 80)
                == "     tap() → Button \"Turn on\" at navigati…ck(1):button(1)  specs/lamp_spec.lua:8")
        #expect(report(columns: 80).count <= 80)
        #expect(report(columns: 100).count == 100)
    }

    @Test func `are told in full where no person looks at a terminal`() {
        #expect(
            report(columns: nil)
                == "     tap() → Button \"Turn on\" at \(action.path ?? "")  specs/lamp_spec.lua:8")
        #expect(report(columns: 200) == report(columns: nil))
    }

    @Test func `keep enough of a path on a terminal that is too narrow`() {
        #expect(report(columns: 20).contains(" at navigati…ck(1):button(1)  "))
    }
}
