import SwiftUI
import Testing
import ViewInspector

@testable import Recipes

@MainActor
struct RecipeTests {
    @Test func titleIsLarge() throws {
        let view = RecipeView(recipe: Recipe(title: "Pancakes", ingredients: []))
        let title = try view.inspect().find(text: "Pancakes")
        #expect(try title.attributes().font() == .title)
    }
}
