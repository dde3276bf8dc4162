import CViewGraph
import Dispatch
import System
import VirtualTime

/// The views that a search without a result could not look into, and what is known of the search besides.
///
/// It is a collection of their names, and compared by these.
public struct SearchBlockers: RandomAccessCollection, ExpressibleByArrayLiteral, Equatable, Sendable {
    private let names: [String]
    /// The search, if it was one of a test.
    package let search: FailedSearch?

    /// The views of these names.
    public init(_ names: [String]) { self.init(names, of: nil) }

    /// The views of these names.
    public init(arrayLiteral names: String...) { self.init(names) }

    package init(_ names: [String], of search: FailedSearch?) {
        self.names = names
        self.search = search
    }

    public var startIndex: Int { names.startIndex }
    public var endIndex: Int { names.endIndex }
    public subscript(position: Int) -> String { names[position] }

    public static func == (lhs: SearchBlockers, rhs: SearchBlockers) -> Bool { lhs.names == rhs.names }
}

/// A search of a test that had no result. What it could have meant is looked up when it is read: many a search
/// is expected to find nothing.
package final class FailedSearch: @unchecked Sendable {
    /// The path of the source file of the call.
    package let file: StaticString
    /// The line of the call, counted from 1.
    package let line: UInt

    private let makeCandidates: @MainActor () -> SearchCandidates
    private let known = Guarded<String?>(nil)

    /// - Parameter candidates: Looks at the tree as it is then.
    package init(file: StaticString, line: UInt, candidates: @escaping @MainActor () -> SearchCandidates) {
        self.file = file
        self.line = line
        makeCandidates = candidates
    }

    /// The candidates in words; nil where the main thread, which alone looks at trees, has no time to tell.
    var sentence: String? {
        if let known = known.withLock(\.self) { return known }
        guard let sentence = onMainThread(make) else { return nil }
        known.withLock { $0 = sentence }
        return sentence
    }

    @MainActor private func make() -> String {
        let candidates = makeCandidates()
        return SearchCandidates.sentence(candidates.shown, more: candidates.more)
    }

    private func onMainThread(_ work: @escaping @MainActor () -> String) -> String? {
        let work = MainThreadOnly(withoutIsolation(work, as: (() -> String).self))
        // With an executor of ours, there is no other thread.
        if isMainThread || VirtualExecutor.ownsThread { return work.value() }
        let (result, isDone) = (Guarded<String?>(nil), DispatchSemaphore(value: 0))
        DispatchQueue.main.async {
            let text = work.value()
            result.withLock { $0 = text }
            isDone.signal()
        }
        // The main thread may be waiting for the thread that describes the error.
        guard isDone.wait(timeout: .now() + 1) == .success else { return nil }
        return result.withLock(\.self)
    }
}
