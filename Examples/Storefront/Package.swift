// swift-tools-version: 6.2
import PackageDescription

// An app as a team would have it: its views and models in a library, their tests, and beside them the executable that runs
// its specs. On a Mac the app has SwiftUI itself and ViewInspector; on Linux it has ViewSpec's. The two can't be in one
// package graph, since each has a target named ViewInspector, so the manifest chooses by the system that builds.
#if os(Linux)
let dependencies: [Package.Dependency] = [.package(name: "ViewSpec", path: "../..")]
let frameworks: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "ViewSpec"), .product(name: "Combine", package: "ViewSpec"),
]
let specs: [Target] = [
    .executableTarget(
        name: "Specs", dependencies: ["Storefront", .product(name: "ViewSpec", package: "ViewSpec")] + frameworks,
        // Links in half of the time of the default linker.
        linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
]
let inspector = Target.Dependency.product(name: "ViewInspector", package: "ViewSpec")
#else
let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/nalexn/ViewInspector", from: "0.10.0")
]
let frameworks: [Target.Dependency] = []
let specs: [Target] = []
let inspector = Target.Dependency.product(name: "ViewInspector", package: "ViewInspector")
#endif

let package = Package(
    name: "Storefront",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [.library(name: "Storefront", targets: ["Storefront"])],
    dependencies: dependencies,
    targets: [
        // On Linux, `swift test` links the entry point of the app beside that of the tests.
        .target(
            name: "Storefront",
            dependencies: frameworks,
            swiftSettings: [
                .unsafeFlags(
                    ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Storefront_main"],
                    .when(platforms: [.linux]))
            ]),
        .testTarget(name: "StorefrontTests", dependencies: ["Storefront", inspector] + frameworks),
    ] + specs
)
