/// The steps of a test, as XCTest has them on Apple's systems.
public enum XCTContext {
    /// Runs a step of a test, and returns what it returns. XCTest on Linux reports no steps: an error or a failure is that of
    /// the test.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(NamedActivity(name: name))
    }
}

/// A step of a test.
public protocol XCTActivity {
    /// Its name.
    var name: String { get }
}

private struct NamedActivity: XCTActivity {
    let name: String
}
