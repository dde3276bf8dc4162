// swift-tools-version: 5.9
import PackageDescription

// An app as Xcode makes it: it knows nothing of specs. `viewspec run` builds it as it is.
let package = Package(
    name: "Greenhouse",
    platforms: [.iOS(.v17)],
    products: [.library(name: "GreenhouseModel", targets: ["GreenhouseModel"])],
    targets: [
        .target(name: "GreenhouseModel"),
        .executableTarget(
            name: "Greenhouse", dependencies: ["GreenhouseModel"], resources: [.process("Resources")]),
    ]
)
