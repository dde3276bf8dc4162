import Foundation
import Testing

@testable import SpecRunner

@Suite("Events")
struct EventTests {
    @Test("survive being encoded and decoded")
    func coding() throws {
        let data = try JSONEncoder().encode(SampleRun.events)
        #expect(try JSONDecoder().decode([SpecEvent].self, from: data) == SampleRun.events)
    }

    @Test("the worst detail decides")
    func worstOutcome() {
        let spec = SampleRun.spec("s", line: 1)
        func outcome(_ details: OutcomeDetail...) -> Outcome {
            SpecResult(spec: spec, details: details, seconds: 0).outcome
        }
        #expect(outcome() == .success)
        #expect(outcome(SampleRun.pending) == .pending)
        #expect(outcome(SampleRun.failure, SampleRun.error) == .error)
        #expect(outcome(SampleRun.pending, SampleRun.failure) == .failure)
    }
}
