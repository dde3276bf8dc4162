import SwiftUI
import XCTest

// Inspections in a callback that a view or a modifier calls with itself, such as one of its `onAppear`.
// Guide: Views using @State, @Environment or @EnvironmentObject, approach 1; Custom ViewModifier.

extension View {
    /// Makes the callback at a key path inspect the view that calls it, the first time it does.
    ///
    /// The view is inspected as it is shown: its state and its environment are the ones of the screen. What `perform`
    /// throws is a failure of the running test at this line. Returns an expectation that is met after the inspection.
    @discardableResult
    @MainActor @preconcurrency public mutating func on(
        _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>,
        function: String = #function, file: StaticString = #filePath, line: UInt = #line,
        perform: @escaping (InspectableView<ViewType.View<Self>>) throws -> Void
    ) -> XCTestExpectation {
        let inspection = OneTimeInspection<Self>(file: file, line: line) { try perform($0.inspectedAsItself()) }
        self[keyPath: keyPath] = { inspection.run(on: $0) }
        return inspection.expectation
    }
}

extension ViewModifier {
    /// Makes the callback at a key path inspect the modifier that calls it, the first time it does.
    ///
    /// The modifier is inspected as it is shown: its state and its environment are the ones of the screen. What
    /// `perform` throws is a failure of the running test at this line. Returns an expectation that is met after the
    /// inspection.
    @discardableResult
    @MainActor @preconcurrency public mutating func on(
        _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>,
        function: String = #function, file: StaticString = #filePath, line: UInt = #line,
        perform: @escaping (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
    ) -> XCTestExpectation {
        let inspection = OneTimeInspection<Self>(file: file, line: line) { try perform($0.inspect()) }
        self[keyPath: keyPath] = { inspection.run(on: $0) }
        return inspection.expectation
    }
}

/// An inspection that waits for its subject, a view or a modifier, and is made once.
@MainActor
final class OneTimeInspection<Subject> {
    /// Fulfilled after the inspection, whatever its outcome.
    let expectation: XCTestExpectation
    private let file: StaticString
    private let line: UInt
    private var inspection: (@MainActor (Subject) async throws -> Void)?

    init(
        file: StaticString, line: UInt, _ inspection: @escaping @MainActor (Subject) async throws -> Void
    ) {
        expectation = .callback(of: Subject.self, line: line)
        self.file = file
        self.line = line
        self.inspection = inspection
    }

    /// Makes the inspection, unless it was made before.
    func run(on subject: Subject) {
        guard let inspection else { return }
        self.inspection = nil
        // Up to where it waits for something, it is made while the subject calls.
        _ = Task.immediate {
            do {
                try await inspection(subject)
            } catch {
                TestFailure.report(error, file: file, line: line)
            }
            expectation.fulfill()
        }
    }
}
