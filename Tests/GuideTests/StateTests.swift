import Combine
import SwiftUI
import ViewInspector
import XCTest

private struct Flag: View {
    @Binding var isRaised: Bool

    var body: some View {
        Button(isRaised ? "Lower" : "Raise") { self.isRaised.toggle() }
    }
}

/// Guide: Views using @Binding.
final class BindingTests: XCTestCase {
    func testABindingIsMadeForTheTest() throws {
        let flag = Binding<Bool>(wrappedValue: false)
        let sut = Flag(isRaised: flag)
        XCTAssertFalse(flag.wrappedValue)
        try sut.inspect().button().tap()
        XCTAssertTrue(flag.wrappedValue)
        XCTAssertEqual(try sut.inspect().button().labelView().text().string(), "Lower")
    }
}

private final class Basket: ObservableObject {
    @Published var items: [String] = []
}

private struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        VStack {
            Text("\(basket.items.count) items")
            Button("Add an apple") { self.basket.items.append("apple") }
        }
    }
}

/// Guide: Views using @ObservedObject.
final class ObservedObjectTests: XCTestCase {
    func testAChangeOfTheObjectIsSeenAtOnce() throws {
        let basket = Basket()
        let sut = BasketView(basket: basket)
        try sut.inspect().vStack().button(1).tap()
        XCTAssertEqual(basket.items, ["apple"])
        XCTAssertEqual(try sut.inspect().vStack().text(0).string(), "1 items")
        basket.items = []
        XCTAssertEqual(try sut.inspect().vStack().text(0).string(), "0 items")
    }
}

private struct Tally: View {
    @State var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }.padding(8)
        }
    }
}

/// State in a view that is inspected alone, and what is read of modifiers.
final class StateTests: XCTestCase {
    func testAStateIsKeptFromOneInspectionToTheNext() throws {
        let sut = Tally()
        let text = try sut.inspect().find(ViewType.Text.self)
        XCTAssertEqual(try text.string(), "Count: 0")
        try sut.inspect().find(button: "Add").tap()
        XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "Count: 1")
    }

    func testAPaddingIsRead() throws {
        let sut = Tally()
        XCTAssertEqual(try sut.inspect().find(button: "Add").padding(.top), 8)
        XCTAssertEqual(
            try sut.inspect().vStack().button(1).padding(), EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }
}
