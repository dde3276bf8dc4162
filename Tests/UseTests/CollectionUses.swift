import SwiftUI
import Testing
import ViewInspector

private struct Names: View {
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

/// Draws the same numbers in each run.
private struct Draws: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}

@Suite("Rows that are deleted and moved") @MainActor
struct CollectionUses {
    @Test("are deleted and moved in the data")
    func list() throws {
        let view = try Names().inspect()
        let rows = { try view.findAll(ViewType.Text.self).map { try $0.string() } }
        try view.find(ViewType.ForEach.self).callOnMove([0, 2], 4)
        #expect(try rows() == ["b", "d", "a", "c"])
        try view.find(ViewType.ForEach.self).callOnDelete([1, 3])
        #expect(try rows() == ["b", "a"])
    }

    @Test("move to before the element that stands there, whether it moves itself or not")
    func moves() {
        func moved(_ source: IndexSet, _ destination: Int) -> String {
            var letters = Array("abcde")
            letters.move(fromOffsets: source, toOffset: destination)
            return String(letters)
        }
        #expect(moved([0], 2) == "bacde")
        #expect(moved([0], 5) == "bcdea")
        #expect(moved([4], 0) == "eabcd")
        #expect(moved([1], 1) == "abcde" && moved([1], 2) == "abcde")
        #expect(moved([0, 2, 4], 2) == "bacde" || moved([0, 2, 4], 2) == "baced")
        #expect(moved([0, 2, 4], 2) == "baced")
        #expect(moved([], 3) == "abcde")
    }

    /// The elements that stay before the destination, those that move, and those that stay behind it, by marking them.
    private func model(_ elements: [Int], _ source: IndexSet, _ destination: Int) -> [Int] {
        var result: [Int?] = elements
        result.insert(contentsOf: source.map { elements[$0] }, at: destination)
        for offset in source { result[offset < destination ? offset : offset + source.count] = nil }
        return result.compactMap { $0 }
    }

    @Test("are as a plain model has them, for random offsets")
    func property() {
        var draws = Draws(state: 11)
        for _ in 0..<2000 {
            let elements = Array(0..<Int.random(in: 0...12, using: &draws))
            let offsets = IndexSet(elements.filter { _ in Bool.random(using: &draws) })
            let destination = Int.random(in: 0...elements.count, using: &draws)

            var moved = elements
            moved.move(fromOffsets: offsets, toOffset: destination)
            #expect(moved == model(elements, offsets, destination), "\(elements.count), \(offsets), \(destination)")

            var removed = elements
            removed.remove(atOffsets: offsets)
            #expect(removed == elements.filter { !offsets.contains($0) })
        }
    }

    @Test("count offsets from the start, also in a slice and in other collections")
    func offsets() {
        var slice = Array("abcdef")[2...]
        slice.move(fromOffsets: [0], toOffset: 2)
        #expect(String(slice) == "dcef")
        slice.remove(atOffsets: [0, 3])
        #expect(String(slice) == "ce")
        var text = "hello"
        text.remove(atOffsets: [0, 4])
        #expect(text == "ell")
        var contiguous = ContiguousArray([1, 2, 3])
        contiguous.move(fromOffsets: [2], toOffset: 0)
        #expect(contiguous == [3, 1, 2])
    }
}
