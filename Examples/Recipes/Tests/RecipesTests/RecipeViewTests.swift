import ViewInspector
import XCTest

@testable import Recipes

final class RecipeViewTests: XCTestCase {
    private let recipe = Recipe(title: "Pancakes", ingredients: [.init(name: "flour", grams: 100)])

    @MainActor func testShowsAmountsForTwo() async throws {
        let view = RecipeView(recipe: recipe)
        XCTAssertEqual(try view.inspect().find(ViewType.ForEach.self).text(0).string(), "200 g flour")
    }

    @MainActor func testStepperChangesTheAmounts() async throws {
        let view = RecipeView(recipe: recipe)
        try view.inspect().find(ViewType.Stepper.self).increment()
        XCTAssertNoThrow(try view.inspect().find(text: "300 g flour"))
    }
}
