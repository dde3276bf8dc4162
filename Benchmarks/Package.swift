// swift-tools-version: 6.2
import PackageDescription

// A package of its own, which knows the console only as a program: it measures what is released.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    targets: [
        .systemLibrary(
            name: "LibLuaReference", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
        .target(name: "PlainLua", dependencies: ["LibLuaReference"]),
        .executableTarget(name: "Bench", dependencies: ["PlainLua"]),
    ]
)
