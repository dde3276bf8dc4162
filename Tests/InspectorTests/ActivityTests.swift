import Testing
import ViewInspector

/// The steps of XCTest's tests.
struct ActivityTests {
    @Test func `A step runs, with its name, and gives what it returns or throws`() throws {
        struct Failure: Error {}
        #expect(XCTContext.runActivity(named: "sum") { $0.name.count + 1 } == 4)
        #expect(throws: Failure.self) { try XCTContext.runActivity(named: "sum") { _ in throw Failure() } }
    }
}
