import XCTest

/// Tells the running test of what went wrong where nobody could catch it, such as in the callback of a view.
enum TestFailure {
    /// Runs an inspection; what it throws is a failure of the test, at the line that asked for the inspection.
    @MainActor static func reporting(file: StaticString, line: UInt, _ inspection: () throws -> Void) {
        do {
            try inspection()
        } catch {
            XCTFail("\(error)", file: file, line: line)
        }
    }
}

extension XCTestExpectation {
    /// An expectation that is named after the type it concerns and the line that it was made on.
    static func callback<Subject>(of subject: Subject.Type, line: UInt) -> XCTestExpectation {
        XCTestExpectation(description: "\(Subject.self): callback at line \(line)")
    }
}
