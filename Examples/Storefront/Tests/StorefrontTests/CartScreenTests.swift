import SwiftUI
import ViewInspector
import XCTest

@testable import Storefront

/// Tests with XCTest, whose source is the same on a Mac.
@MainActor
final class CartScreenTests: XCTestCase {
    private func screen(_ cart: Cart) throws -> InspectableView<ViewType.ClassifiedView> {
        try CartScreen().environmentObject(cart).inspect()
    }

    func testEmptyCart() async throws {
        XCTAssertNoThrow(try screen(Cart()).find(text: "Your cart is empty."))
    }

    func testLinesAreCountedAndAddedUp() async throws {
        let cart = Cart()
        cart.add(.teapot, quantity: 2)
        let screen = try screen(cart)
        XCTAssertNoThrow(try screen.find(text: "2 × Teapot"))
        XCTAssertNoThrow(try screen.find(button: "Check out"))
    }

    func testUndoBringsALineBack() async throws {
        let cart = Cart()
        cart.add(.teapot)
        cart.remove(cart.lines[0])
        try screen(cart).find(button: "Undo").tap()
        XCTAssertEqual(cart.count, 1)
    }

    func testCheckOutIsAbsentInAnEmptyCart() async throws {
        XCTAssertThrowsError(try screen(Cart()).find(button: "Check out"))
    }
}
