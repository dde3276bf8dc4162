import SwiftUI

public struct RecipeView: View {
    @ObservedObject var recipe: Recipe

    public init(recipe: Recipe) {
        self.recipe = recipe
    }

    public var body: some View {
        VStack(alignment: .leading) {
            Text(recipe.title).font(.title)
            Stepper("For \(recipe.people)", value: $recipe.people, in: 1...12)
            ForEach(recipe.ingredients) { Text(recipe.amount(of: $0)) }
        }
    }
}

struct RecipeView_Previews: PreviewProvider {
    static var previews: some View {
        RecipeView(recipe: Recipe(title: "Pancakes", ingredients: [.init(name: "flour", grams: 100)]))
    }
}
