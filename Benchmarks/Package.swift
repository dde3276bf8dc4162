// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses ViewSpec resolves what only its measurements need.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "ViewSpec", path: "..")],
    targets: [
        .systemLibrary(
            name: "LibLuaReference", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
        .target(name: "PlainLua", dependencies: ["LibLuaReference"]),
        .executableTarget(
            name: "Bench",
            dependencies: ["PlainLua", .product(name: "ViewSpec", package: "ViewSpec")]
        ),
    ]
)
