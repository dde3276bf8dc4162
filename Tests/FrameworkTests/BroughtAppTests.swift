import BroughtApp
import Combine
import FlaggedApp
import Testing

/// Files that import Foundation alone, in targets that make them see more, by one file or by the compiler's flag.
struct BroughtAppTests {
    @Test func `One file makes all files of a target see Combine`() {
        let basket = BroughtApp.Basket()
        var counts: [Int] = []
        let cancellable = basket.count.sink { counts.append($0) }
        basket.items.append("tea")
        cancellable.cancel()
        #expect(counts == [0, 1] && basket.title.key == "Basket")
    }

    @Test func `A flag makes all files of a target see Combine`() {
        let basket = FlaggedApp.Basket()
        var counts: [Int] = []
        let cancellable = basket.count.sink { counts.append($0) }
        basket.items.append("tea")
        cancellable.cancel()
        #expect(counts == [0, 1] && FlaggedApp.Shelf().books == 0)
    }
}
