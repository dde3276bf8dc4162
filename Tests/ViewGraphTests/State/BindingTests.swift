import SwiftUI
import Testing
import ViewGraph

/// Ways to read and change a value that somebody else owns.
@MainActor
struct BindingTests {
    private struct Address {
        var street = "Main St"
        var number = 1
    }

    private func owned<Value>(_ value: Value) -> (StateBox<Value>, Binding<Value>) {
        let box = StateBox(value)
        return (box, Binding(get: { box.value }, set: { box.value = $0 }))
    }

    @Test func `It leads to a part`() {
        let (box, address) = owned(Address())
        address.number.wrappedValue = 7
        address.street.wrappedValue += "reet"
        #expect(box.value.number == 7)
        #expect(box.value.street == "Main Street")
    }

    @Test func `It unwraps an optional`() throws {
        let (box, optional) = owned(Int?.some(1))
        let unwrapped = try #require(Binding(optional))
        unwrapped.wrappedValue = 2
        #expect(box.value == 2)
        optional.wrappedValue = nil
        #expect(unwrapped.wrappedValue == 1)
        #expect(Binding(optional) == nil)
    }

    @Test func `A constant ignores changes`() {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
    }

    @Test func `It leads to the elements of a collection`() {
        let (box, all) = owned(["a", "b"])
        all[1].wrappedValue = "c"
        #expect(box.value == ["a", "c"])
        for element in all { element.wrappedValue += "!" }
        #expect(box.value == ["a!", "c!"])
    }

    @Test func `An element that has gone reads as it was`() {
        let (box, all) = owned(["a", "b"])
        let second = all[1]
        box.value = ["a"]
        #expect(second.wrappedValue == "b")
        second.wrappedValue = "d"
        #expect(box.value == ["a"])
    }

    @Test func `It tells the transaction`() {
        var animated: [Bool] = []
        let binding = Binding<Int>(get: { 0 }, set: { _, transaction in animated.append(transaction.animation != nil) })
        binding.wrappedValue = 1
        binding.animation().wrappedValue = 2
        #expect(animated == [false, true])
    }
}
