import Testing
import XCTest

/// Reports errors to the running test where they can't be thrown, such as in the callback of a view.
enum TestFailure {
    /// Runs an inspection; a thrown error is a failure of the test, at the line of the inspection.
    @MainActor static func reporting(file: StaticString, line: UInt, _ inspection: () throws -> Void) {
        do {
            try inspection()
        } catch {
            report(error, file: file, line: line)
        }
    }

    /// XCTest drops failures in tests of Swift Testing, so that each is reported in its own way.
    @MainActor static func report(_ error: any Error, file: StaticString, line: UInt) {
        if Test.current != nil {
            let path = "\(file)"
            let location = SourceLocation(
                fileID: "\(#fileID.prefix { $0 != "/" })/\(path.split(separator: "/").last ?? "")", filePath: path,
                line: Int(line), column: 1)
            Issue.record(error, sourceLocation: location)
            return
        }
        XCTFail("\(error)", file: file, line: line)
    }
}

extension XCTestExpectation {
    /// An expectation that is named after the type it concerns and the line that it was made on.
    static func callback<Subject>(of subject: Subject.Type, line: UInt) -> XCTestExpectation {
        XCTestExpectation(description: "\(Subject.self): callback at line \(line)")
    }
}
