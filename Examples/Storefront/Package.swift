// swift-tools-version: 6.2
import PackageDescription

// An app as a team would have it: its views and models in a library that knows SwiftUI and Combine only, and beside it the
// executable that runs its specs.
let package = Package(
    name: "Storefront",
    platforms: [.macOS(.v14)],
    products: [.library(name: "Storefront", targets: ["Storefront"])],
    dependencies: [.package(name: "ViewSpec", path: "../..")],
    targets: [
        .target(
            name: "Storefront",
            dependencies: [
                .product(name: "SwiftUI", package: "ViewSpec", condition: .when(platforms: [.linux])),
                .product(name: "Combine", package: "ViewSpec", condition: .when(platforms: [.linux])),
            ]
        ),
        .executableTarget(
            name: "Specs",
            dependencies: [
                "Storefront", .product(name: "ViewSpec", package: "ViewSpec"),
                .product(name: "SwiftUI", package: "ViewSpec", condition: .when(platforms: [.linux])),
            ]
        ),
    ]
)
