import OpenCombine
import SwiftUI

// The inspections of an `InspectionEmissary`, for tests that can wait for them themselves. What an inspection throws,
// the call throws.

extension InspectionEmissary where V: View {
    /// Waits for a span of real time, and inspects the view on the screen.
    @MainActor public func inspect(
        after delay: Duration = .zero, function: String = #function, file: StaticString = #filePath,
        line: UInt = #line,
        _ inspection: @escaping ViewInspection
    ) async throws {
        try await wait(for: .time(after: delay.seconds), line: line) { try await inspection($0.inspectedAsItself()) }
    }

    /// Waits for the publisher's next value and then for a span of real time, and inspects the view on the screen.
    @MainActor public func inspect<P: Publisher>(
        onReceive publisher: P, after delay: Duration = .zero, function: String = #function,
        file: StaticString = #filePath, line: UInt = #line,
        _ inspection: @escaping ViewInspection
    ) async throws where P.Failure == Never {
        try await wait(for: .value(of: publisher, after: delay.seconds), line: line) {
            try await inspection($0.inspectedAsItself())
        }
    }
}

extension InspectionEmissary where V: ViewModifier {
    /// Waits for a span of real time, and inspects the modifier on the screen.
    @MainActor public func inspect(
        after delay: Duration = .zero, function: String = #function, file: StaticString = #filePath,
        line: UInt = #line,
        _ inspection: @escaping ViewModifierInspection
    ) async throws {
        try await wait(for: .time(after: delay.seconds), line: line) { try await inspection($0.inspect()) }
    }

    /// Waits for the publisher's next value and then for a span of real time, and inspects the modifier on the screen.
    @MainActor public func inspect<P: Publisher>(
        onReceive publisher: P, after delay: Duration = .zero, function: String = #function,
        file: StaticString = #filePath, line: UInt = #line,
        _ inspection: @escaping ViewModifierInspection
    ) async throws where P.Failure == Never {
        try await wait(for: .value(of: publisher, after: delay.seconds), line: line) {
            try await inspection($0.inspect())
        }
    }
}

extension InspectionEmissary {
    /// Leaves a callback with the view, gives it notice when it is time, and waits until it was called.
    @MainActor private func wait(
        for occasion: Occasion, line: UInt, _ inspection: @escaping @MainActor (V) async throws -> Void
    ) async throws {
        let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
            let number = leave(near: line) { subject in
                // What the inspection does before it waits is done while the view gives itself.
                _ = Task.immediate {
                    do {
                        try await inspection(subject)
                        continuation.resume(returning: .success(()))
                    } catch {
                        continuation.resume(returning: .failure(error))
                    }
                }
            }
            occasion.wait { [weak self] in
                self?.notice.send(number)
                // A view that is not shown never calls back, and a test that waits for it would never end.
                guard self?.callbacks.removeValue(forKey: number) != nil || self == nil else { return }
                continuation.resume(
                    returning: .failure(
                        InspectionError.notSupported(
                            "no \(V.self) on the screen received the notice: is it shown, by ViewHosting.host(_:), and "
                                + "does its body have .onReceive(inspection.notice)?")))
            }
        }
        try result.get()
    }
}

extension Duration {
    /// The length in seconds.
    fileprivate var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
