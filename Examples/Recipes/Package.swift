// swift-tools-version: 5.9
import PackageDescription

// A library of views with tests that exist already: they use ViewInspector, as on a Mac. `viewspec test` runs them.
let package = Package(
    name: "Recipes",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Recipes", targets: ["Recipes"])],
    dependencies: [
        .package(url: "https://github.com/nalexn/ViewInspector", from: "0.10.0")
    ],
    targets: [
        .target(name: "Recipes"),
        .testTarget(name: "RecipesTests", dependencies: ["Recipes", "ViewInspector"]),
    ]
)
