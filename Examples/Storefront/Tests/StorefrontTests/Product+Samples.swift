@testable import Storefront

extension Product {
    static let teapot = Product(
        id: "teapot", name: "Teapot", department: .kitchen, price: 30, stock: 2, details: "It holds a liter.",
        photos: ["teapot"])
}
