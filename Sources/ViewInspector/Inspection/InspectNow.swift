import SwiftUI
import XCTest

// Inspections in closures that cannot throw, such as a view's own callback.

extension View {
    /// Looks at the view, as `inspect()` does; what `inspection` throws is a failure of the running test at this line.
    /// Guide: Custom ViewModifier.
    @MainActor @preconcurrency public func inspect(
        function: String = #function, file: StaticString = #filePath, line: UInt = #line,
        inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
    ) {
        TestFailure.reporting(file: file, line: line) { try inspection(inspectedAsItself()) }
    }
}

extension ViewModifier {
    /// Looks at the modifier, as `inspect()` does; what `inspection` throws is a failure of the running test at this
    /// line. Guide: Custom ViewModifier.
    @MainActor @preconcurrency public func inspect(
        function: String = #function, file: StaticString = #filePath, line: UInt = #line,
        inspection: (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
    ) {
        TestFailure.reporting(file: file, line: line) { try inspection(inspect()) }
    }
}
