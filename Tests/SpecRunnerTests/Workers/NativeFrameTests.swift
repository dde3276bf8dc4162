import TestSupport
import Testing

@testable import SpecRunner

/// The frames that a report has where an app's code traps.
struct NativeFrameTests {
    @Test(
        arguments: [
            ("Index", ["closure #1 in closure #1 in ChaosConsole.Closures.body.getter"]),
            ("Fatal", ["closure #2 in closure #1 in ChaosConsole.Closures.body.getter"]),
            (
                "Row 1",
                [
                    "static ChaosConsole.Closures.check(_:_:)",
                    "closure #1 in closure #3 in closure #1 in ChaosConsole.Closures.body.getter",
                ]
            ),
        ])
    func `A trap in a closure of a body is reported with the app's frames alone, and their lines`(
        button: String, functions: [String]
    ) throws {
        let spec = #"it("a", function() host(views.Closures()):find{ button = "\#(button)" }:tap() end)"#
        let report = try TemporaryFolder(["specs/a_spec.lua": spec]).run("ChaosConsole run")
        let frames = report.split(separator: "\n").filter { $0.hasPrefix("   at ") }
        #expect(frames.count == functions.count, "\(report)")
        for (frame, function) in zip(frames, functions) {
            let place = #/ in [^ ]*Tests/ChaosConsole/ChaosConsole\.swift:[1-9][0-9]*/#
            #expect(frame.dropFirst("   at ".count).replacing(place, with: "") == function, "\(report)")
            #expect(frame.contains(place), "\(report)")
        }
    }

    @Test func `What a precondition says is the first line of the report`() throws {
        let spec = #"it("a", function() host(views.Closures()):find{ button = "Row 1" }:tap() end)"#
        let report = try TemporaryFolder(["specs/a_spec.lua": spec]).run("ChaosConsole run")
        let message =
            #/\n   ChaosConsole/ChaosConsole\.swift:[0-9]+: Precondition failed: a number is bad\n   The process /#
        #expect(report.contains(message), "\(report)")
    }
}
