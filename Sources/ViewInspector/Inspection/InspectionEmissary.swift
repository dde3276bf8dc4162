import OpenCombine
import SwiftUI
import XCTest

/// A messenger between a test and a view or modifier on the screen: the test sends a number to `notice`, the view,
/// which receives it, calls the callback under that number with itself.
///
/// The app has the class and the view the object; the test only adds the conformance. Guide: Views using @State,
/// @Environment or @EnvironmentObject, approach 2.
public protocol InspectionEmissary: AnyObject {
    /// The type of view or modifier that calls back.
    associatedtype V
    /// The publisher that the view subscribes to.
    var notice: PassthroughSubject<UInt, Never> { get }
    /// The callbacks by the number that the view receives. The view removes and calls them with itself.
    var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: View {
    /// An inspection of the view on the screen.
    public typealias ViewInspection = @MainActor (InspectableView<ViewType.View<V>>) async throws -> Void

    /// Inspects the view on the screen once, after a number of seconds of real time; with none, as soon as the main queue
    /// is free, so that the test can show the view meanwhile.
    ///
    /// An error thrown by `inspection` is a failure of the running test at this line. Returns an expectation that is met after
    /// the inspection.
    @discardableResult
    @MainActor @preconcurrency public func inspect(
        after delay: TimeInterval = 0, function: String = #function, file: StaticString = #filePath,
        line: UInt = #line, _ inspection: @escaping ViewInspection
    ) -> XCTestExpectation {
        expect(.time(after: delay), file: file, line: line) { try await inspection($0.inspectedAsItself()) }
    }

    /// Inspects the view on the screen once, a number of seconds of real time after the publisher's next value; with none,
    /// when all others that receive the value have done so.
    ///
    /// An error thrown by `inspection` is a failure of the running test at this line. Returns an expectation that is met after
    /// the inspection.
    @discardableResult
    @MainActor @preconcurrency public func inspect<P: Publisher>(
        onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
        file: StaticString = #filePath, line: UInt = #line, _ inspection: @escaping ViewInspection
    ) -> XCTestExpectation where P.Failure == Never {
        expect(.value(of: publisher, after: delay), file: file, line: line) {
            try await inspection($0.inspectedAsItself())
        }
    }
}

extension InspectionEmissary where V: ViewModifier {
    /// An inspection of the modifier on the screen.
    public typealias ViewModifierInspection =
        @MainActor (InspectableView<ViewType.ViewModifier<V>>) async throws -> Void

    /// Inspects the modifier on the screen once, after a number of seconds of real time; with none, as soon as the main
    /// queue is free, so that the test can show the view meanwhile.
    ///
    /// An error thrown by `inspection` is a failure of the running test at this line. Returns an expectation that is met after
    /// the inspection.
    @discardableResult
    @MainActor @preconcurrency public func inspect(
        after delay: TimeInterval = 0, function: String = #function, file: StaticString = #filePath,
        line: UInt = #line, _ inspection: @escaping ViewModifierInspection
    ) -> XCTestExpectation {
        expect(.time(after: delay), file: file, line: line) { try await inspection($0.inspect()) }
    }

    /// Inspects the modifier on the screen once, a number of seconds of real time after the publisher's next value; with
    /// none, when all others that receive the value have done so.
    ///
    /// An error thrown by `inspection` is a failure of the running test at this line. Returns an expectation that is met after
    /// the inspection.
    @discardableResult
    @MainActor @preconcurrency public func inspect<P: Publisher>(
        onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
        file: StaticString = #filePath, line: UInt = #line, _ inspection: @escaping ViewModifierInspection
    ) -> XCTestExpectation where P.Failure == Never {
        expect(.value(of: publisher, after: delay), file: file, line: line) { try await inspection($0.inspect()) }
    }
}

extension InspectionEmissary {
    /// Leaves a callback with the view, and sends the notice in time.
    @MainActor func expect(
        _ occasion: Occasion, file: StaticString, line: UInt,
        _ inspection: @escaping @MainActor (V) async throws -> Void
    ) -> XCTestExpectation {
        let inspection = OneTimeInspection<V>(file: file, line: line, inspection)
        let number = leave(near: line) { inspection.run(on: $0) }
        let notice = notice
        occasion.wait { notice.send(number) }
        return inspection.expectation
    }

    /// Leaves a callback under a number that is free: the line, or when that made several, one that is no line.
    @MainActor func leave(near line: UInt, _ callback: @escaping (V) -> Void) -> UInt {
        var number = line
        while callbacks[number] != nil { number += 1 << 32 }
        callbacks[number] = callback
        return number
    }
}
