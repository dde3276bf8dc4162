import Foundation

/// What a dish takes, for a number of people.
public final class Recipe: ObservableObject {
    /// An ingredient, for one person.
    public struct Ingredient: Identifiable {
        public let name: String
        public let grams: Double

        public init(name: String, grams: Double) {
            self.name = name
            self.grams = grams
        }

        public var id: String { name }
    }

    public let title: String
    public let ingredients: [Ingredient]
    @Published public var people = 2

    public init(title: String, ingredients: [Ingredient]) {
        self.title = title
        self.ingredients = ingredients
    }

    /// How much of an ingredient it takes, in words.
    func amount(of ingredient: Ingredient) -> String {
        "\(Int(ingredient.grams * Double(people))) g \(ingredient.name)"
    }
}
