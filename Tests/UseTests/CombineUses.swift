import Combine
import Foundation
import Testing

@Suite("Several publishers")
struct CombineUses {
    private struct Failing: Error, Equatable {}

    @Test("publish their latest values together, once all have one")
    func latest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
        var log: [String] = []
        var isFinished = false
        let cancellable = a.combineLatest(b).sink { _ in
            isFinished = true
        } receiveValue: {
            log.append("\($0)\($1)")
        }
        b.send("y")
        a.send(1)
        b.send("z")
        a.send(2)
        #expect(log == ["1y", "1z", "2z"])
        a.send(completion: .finished)
        b.send("w")
        #expect(!isFinished && log.last == "2w")
        b.send(completion: .finished)
        #expect(isFinished)
        cancellable.cancel()
    }

    @Test("publish what is made of three and four of them")
    func severalLatest() {
        let numbers = (1...4).map { CurrentValueSubject<Int, Never>($0) }
        var sums: [Int] = []
        var bag: Set<AnyCancellable> = []
        numbers[0].combineLatest(numbers[1], numbers[2]) { $0 + $1 + $2 }.sink { sums.append($0) }.store(in: &bag)
        numbers[0].combineLatest(numbers[1], numbers[2], numbers[3]) { $0 + $1 + $2 + $3 }
            .sink { sums.append($0) }.store(in: &bag)
        Publishers.CombineLatest3(numbers[0], numbers[1], numbers[2]).map { $0.0 }.sink { sums.append($0) }
            .store(in: &bag)
        Publishers.CombineLatest4(numbers[0], numbers[1], numbers[2], numbers[3]).map { $0.3 }.sink { sums.append($0) }
            .store(in: &bag)
        #expect(sums == [6, 10, 1, 4])
        bag.removeAll()
        numbers[0].send(5)
        #expect(sums.count == 4)
    }

    @Test("publish together what up to eight of them publish")
    func manyMerged() {
        let numbers = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        var seen: [[Int]] = [[], [], [], []]
        var finished = 0
        var bag: Set<AnyCancellable> = []
        let n = numbers
        let merges = [
            n[0].merge(with: n[1], n[2], n[3], n[4]).eraseToAnyPublisher(),
            n[0].merge(with: n[1], n[2], n[3], n[4], n[5]).eraseToAnyPublisher(),
            n[0].merge(with: n[1], n[2], n[3], n[4], n[5], n[6]).eraseToAnyPublisher(),
            Publishers.Merge8(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]).eraseToAnyPublisher(),
        ]
        for (index, merge) in merges.enumerated() {
            merge.sink { _ in
                finished += 1
            } receiveValue: {
                seen[index].append($0)
            }.store(in: &bag)
        }
        for (index, number) in numbers.enumerated() { number.send(index) }
        #expect(seen.map(\.count) == [5, 6, 7, 8])
        for number in numbers { number.send(completion: .finished) }
        #expect(finished == 4)
    }

    @Test("fail together, and cancel the others")
    func failure() {
        let (a, b) = (PassthroughSubject<Int, Failing>(), PassthroughSubject<Int, Failing>())
        var isCancelled = false
        var completions: [Subscribers.Completion<Failing>] = []
        let cancellable = a.handleEvents(receiveCancel: { isCancelled = true }).combineLatest(b)
            .sink {
                completions.append($0)
            } receiveValue: { _ in
            }
        b.send(completion: .failure(Failing()))
        a.send(1)
        #expect(completions == [.failure(Failing())] && isCancelled)
        cancellable.cancel()
    }

    @Test("publish one after the other what each publishes")
    func merged() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (log, isFinished) = ([Int](), false)
        let cancellable = a.map { $0 * 10 }.merge(with: b).sink { _ in
            isFinished = true
        } receiveValue: {
            log.append($0)
        }
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .finished)
        b.send(4)
        #expect(log == [10, 2, 30, 4] && !isFinished)
        b.send(completion: .finished)
        #expect(isFinished)
        cancellable.cancel()
        var all: [Int] = []
        _ = Just(1).merge(with: Just(2), Just(3)).sink { all.append($0) }
        _ = Publishers.MergeMany([1, 2, 3].map { Just($0) }).collect().sink { all += $0 }
        _ = Publishers.Merge4(Just(4), Just(5), Just(6), Just(7)).sink { all.append($0) }
        _ = Just(8).merge(with: Just(9)).sink { all.append($0) }
        #expect(all == [1, 2, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test("publish no more than is asked for, and the rest when it is")
    func demand() {
        final class Slow: Subscriber {
            var subscription: (any Subscription)?
            var values: [Int] = []
            var isFinished = false
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
        }
        let slow = Slow()
        [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(slow)
        slow.subscription?.request(.max(1))
        #expect(slow.values.count == 1 && !slow.isFinished)
        slow.subscription?.request(.max(2))
        #expect(slow.values.count == 3 && !slow.isFinished)
        slow.subscription?.request(.unlimited)
        #expect(slow.values.sorted() == [1, 2, 3, 4] && slow.isFinished)
    }

    @Test("are decoded by Foundation's decoders")
    func coding() throws {
        struct Item: Codable, Equatable { var name: String }
        var items: [Item] = []
        _ = Just(Item(name: "a")).encode(encoder: JSONEncoder()).decode(type: Item.self, decoder: JSONDecoder())
            .sink { _ in
            } receiveValue: {
                items.append($0)
            }
        _ = Just(Item(name: "b")).encode(encoder: PropertyListEncoder())
            .decode(type: Item.self, decoder: PropertyListDecoder()).sink { _ in
            } receiveValue: {
                items.append($0)
            }
        #expect(items.map(\.name) == ["a", "b"])
    }
}
