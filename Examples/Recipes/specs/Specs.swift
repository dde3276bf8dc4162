import Recipes
import ViewSpec

@main
struct Specs: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            RegisteredView("Pancakes") {
                RecipeView(recipe: Recipe(title: "Pancakes", ingredients: [.init(name: "flour", grams: 100)]))
            }
        }
    }
}
