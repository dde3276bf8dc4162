import SwiftUI
import Testing
import ViewInspector

@testable import Storefront

/// Tests with Swift Testing, whose source is the same on a Mac.
@MainActor
struct ProductRowTests {
    private func row(favorites: Favorites, cart: Cart = Cart()) throws -> InspectableView<ViewType.ClassifiedView> {
        try ProductRow(product: .teapot).environmentObject(cart).environment(favorites).inspect()
    }

    @Test func showsAFavorite() throws {
        let row = try row(favorites: Favorites(ids: ["teapot"]))
        #expect(try row.find(ViewType.Image.self).actualImage().name() == "heart.fill")
        #expect(try row.find(button: "Unlike").labelView().text().string() == "Unlike")
    }

    @Test func addsToTheCart() throws {
        let cart = Cart()
        try row(favorites: Favorites(), cart: cart).find(button: "Add to cart").tap()
        #expect(cart.lines.map(\.id) == ["teapot"])
    }

    @Test func isLikedBySwiping() throws {
        let favorites = Favorites()
        try row(favorites: favorites).find(button: "Like").tap()
        #expect(favorites.contains(.teapot))
    }
}
