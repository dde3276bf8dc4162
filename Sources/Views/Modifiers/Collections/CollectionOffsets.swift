import Foundation

/// The changes that `onDelete(perform:)` and `onMove(perform:)` make to data. Offsets count from 0 at the start of the
/// collection, even where its indices don't, as in a slice.

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets, each of which has to be there.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    @_disfavoredOverload
    public mutating func remove(atOffsets offsets: IndexSet) {
        replaceSubrange(startIndex..., with: Self.without(offsets, Array(self)))
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets, each of which has to be there.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
        replaceSubrange(startIndex..., with: Self.without(offsets, Array(self)))
    }
}

extension RangeReplaceableCollection {
    /// The elements but for those at some offsets.
    fileprivate static func without(_ offsets: IndexSet, _ elements: [Element]) -> [Element] {
        check(offsets, within: elements.count)
        var kept: [Element] = []
        var start = 0
        for range in offsets.rangeView {
            kept += elements[start..<range.lowerBound]
            start = range.upperBound
        }
        return kept + elements[start...]
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets, in their order, to before the element that stands at `destination` now; to
    /// the end where that is the number of elements. Each offset has to be there.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        check(source, within: elements.count)
        precondition(
            (0...elements.count).contains(destination),
            "cannot move elements to offset \(destination) of \(elements.count)")
        // Documented for move(fromOffsets:toOffset:): the destination counts the elements before any has moved.
        let before = (0..<destination).filter { !source.contains($0) }
        let after = (destination..<elements.count).filter { !source.contains($0) }
        var index = startIndex
        for offset in before + Array(source) + after {
            self[index] = elements[offset]
            formIndex(after: &index)
        }
    }
}

/// Offsets are the caller's to get right, as the indices of an array are.
private func check(_ offsets: IndexSet, within count: Int) {
    guard let last = offsets.last else { return }
    precondition(last < count, "there is no element at offset \(last) of \(count)")
}
