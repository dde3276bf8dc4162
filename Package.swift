// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// The modules, lowest first. A target knows only what its dependencies name. For Linux only: kinds are found in the
// sections of an ELF binary.
let package = Package(
    name: "ViewSpec",
    products: [
        .library(name: "ViewSpec", targets: ["ViewSpec"]),
        .library(name: "ViewSpecTesting", targets: ["ViewSpecTesting"]),
        .plugin(name: "ViewSpecPlugin", targets: ["ViewSpecPlugin"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "ViewInspector", targets: ["ViewInspector"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "NetworkPublishers", targets: ["NetworkPublishers"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .executable(name: "viewspec", targets: ["ViewSpecCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // The system: its C library, files, descriptors, processes, text as terminals show it, and the types of the program.
        .target(name: "CMetadata"),
        .target(name: "System", dependencies: ["CMetadata"]),

        // Lua: the interpreter and its binding.
        .systemLibrary(
            name: "LibLua",
            pkgConfig: "lua5.4",
            providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]
        ),
        .target(name: "CLua", dependencies: ["LibLua"]),
        .target(
            name: "Lua",
            dependencies: ["CLua"],
            // Rounding a Double calls libm, which nothing else links where Foundation is not imported.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),

        // What tasks run on, and the time that they sleep in.
        .target(name: "CMainQueue"),
        .target(name: "VirtualTime", dependencies: ["CMainQueue", "System"]),

        // `#Preview`, `@Entry`, `@Previewable`: a program for the compiler, of Foundation alone, so that it builds in seconds:
        // what it depends on is built for the host as well. The tests depend on what the program does: if they depended on
        // the macro itself, SwiftPM would build all of the package a second time, for the host.
        .target(name: "MacroExpansion"),
        .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),

        // What a view is, where it stands on a screen, what fingers do on one, and all kinds of them; then the calls for tests in Swift.
        .target(name: "CViewGraph"),
        .target(
            name: "ViewGraph",
            dependencies: [
                "CMetadata", "CViewGraph", "System", "VirtualTime",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        .target(
            name: "Layout", dependencies: ["System", "SwiftUIMacros", "ViewGraph"],
            exclude: ["Resources", "Text/OFL.txt"],
            plugins: ["EmbedText"]
        ),
        .target(name: "Gestures", dependencies: ["Layout", "System", "ViewGraph"]),
        // The sizes and the pixels of PNG and JPEG files, by the header of Debian's libstb-dev.
        .target(name: "CImageFiles"),
        .target(name: "ImageFiles", dependencies: ["CImageFiles"]),
        .target(
            name: "Views",
            dependencies: [
                "Gestures", "ImageFiles", "Layout", "SwiftUIMacros", "System", "ViewGraph",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        .target(name: "Inspector", dependencies: ["Pictures", "System", "Views", "ViewGraph"]),
        // What is wrong with a screen that nobody wrote a spec for.
        .target(name: "Checks", dependencies: ["Layout", "System", "ViewGraph", "Views", "VirtualTime"]),

        // Outlines as pixels, and these as PNG.
        .target(name: "Raster"),
        // What a screen looks like, as a list of what is drawn, and as files.
        .target(
            name: "Pictures", dependencies: ["ImageFiles", "Raster", "System", "Views"],
            exclude: ["Letters/OFL.txt", "Resources", "Symbols/MIT.txt"],
            plugins: ["EmbedText"]
        ),

        // What a script sees, what runs it, and where it is explored.
        .target(
            name: "Scripting",
            dependencies: [
                "FoundationPublishers", "Lua", "Pictures", "System", "Views", "VirtualTime",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            exclude: ["lua", "Resources"],
            plugins: ["EmbedText"]
        ),
        // Embeds the Lua half of Scripting, in lua/, which Sources/Scripting/lua leads to, and the texts of its reference; and
        // the articles of Reference, which are those of the DocC catalog.
        .plugin(name: "EmbedText", capability: .buildTool()),
        // What there is, as documentation: help, the reference, annotations for editors.
        .target(
            name: "Reference",
            dependencies: ["Scripting", "Lua", "System", "Views"],
            exclude: ["articles", "Resources"],
            plugins: ["EmbedText"]
        ),
        // Writes the texts of the reference; `make docs`. In no product.
        .executableTarget(
            name: "ReferenceTexts", dependencies: ["Reference", "Scripting", "System", "Lua", "Views"],
            path: "tools/ReferenceTexts"),
        .target(name: "CWorkers"),
        // The console of an app, built from the app's folder.
        .target(name: "AppBuilding", dependencies: ["CWorkers", "System"]),
        .target(
            name: "SpecRunner",
            dependencies: ["AppBuilding", "CWorkers", "Checks", "Scripting", "Lua", "System", "VirtualTime"],
            exclude: ["Resources"],
            plugins: ["EmbedText"]
        ),
        // libedit is loaded by whoever edits lines, not linked: only the REPL on a terminal needs it.
        .target(name: "CLineEditor", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(
            name: "Console",
            dependencies: [
                "CLineEditor", "Lua", "Pictures", "Reference", "Scripting", "System", "Views", "VirtualTime",
            ]),
        // Screens, specs and documentation for coding agents, by the Model Context Protocol.
        .target(
            name: "Agents",
            dependencies: [
                "CWorkers", "Console", "Lua", "Pictures", "Reference", "Scripting", "SpecRunner", "System", "Views",
                "VirtualTime",
            ]),
        // libevent is loaded by whoever opens a server, not linked: only `viewspec ui` needs it.
        .target(name: "CPageServer", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        // A page on the loopback interface: specs, their runs, a screen beside a REPL.
        .target(
            name: "Workbench",
            dependencies: [
                "Agents", "CPageServer", "CWorkers", "Console", "Reference", "Scripting", "SpecRunner", "System",
                "VirtualTime",
            ],
            exclude: ["Resources"],
            plugins: ["EmbedText"]
        ),
        .target(
            name: "ViewSpec",
            dependencies: [
                "Agents", "AppBuilding", "Checks", "SpecRunner", "Console", "Pictures", "Reference", "Scripting",
                "System", "Views", "VirtualTime", "Workbench",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Resources"],
            plugins: ["EmbedText"]
        ),

        // Specs within Swift Testing: a library of its own, so that no console links Testing.
        .target(
            name: "ViewSpecTesting", dependencies: ["Inspector", "ViewSpec", "SpecRunner", "Scripting", "ViewGraph"]),
        // `swift package viewspec`
        .plugin(
            name: "ViewSpecPlugin",
            capability: .command(
                intent: .custom(verb: "viewspec", description: "Runs the console of the package: its specs, its REPL."))
        ),

        // What Foundation publishes: timers and notifications, and the schedulers, on the time that views see.
        .target(
            name: "FoundationPublishers",
            dependencies: ["ViewGraph", .product(name: "OpenCombine", package: "OpenCombine")]
        ),

        // The names that existing source imports.
        .target(
            name: "SwiftUI",
            dependencies: [
                "FoundationPublishers", "Gestures", "SwiftUIMacros", "UIKitTypes", "ViewGraph", "Views",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        .target(
            name: "Combine",
            dependencies: [
                "FoundationPublishers",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        .target(
            name: "ViewInspector",
            dependencies: [
                "Inspector", "SwiftUI", .product(name: "OpenCombine", package: "OpenCombine"),
            ]),

        // As much of Apple's other frameworks as means something without them. `UIKit` and `OSLog` are names for modules
        // below them: other packages test `canImport(UIKit)` or `canImport(os)` and expect all of a framework, so that only
        // a package that asks for these products has modules of their names.
        .target(name: "UIKitTypes", dependencies: ["Gestures", "ImageFiles", "ViewGraph", "Views"]),
        .target(name: "UIKit", dependencies: ["CUIKit", "UIKitTypes", "Views", "_Testing_UIKit"]),
        .target(name: "CoreGraphics", dependencies: ["Views", "_Testing_CoreGraphics"]),
        // Empty: what Swift Testing has for files that import these as well.
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "CoreLocation"),
        .target(name: "UnifiedLogging"),
        .target(name: "OSLog", dependencies: ["UnifiedLogging"]),
        .target(name: "os", dependencies: ["COS", "UnifiedLogging"]),
        // The submodules of `import os.log` and `import UIKit.UIImage`: only modules of C have any.
        .systemLibrary(name: "COS"),
        .systemLibrary(name: "CUIKit"),
        .target(name: "UniformTypeIdentifiers", dependencies: ["Views"]),
        // A library of its own: what it imports takes a tenth of a second to load.
        .target(
            name: "NetworkPublishers",
            dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]
        ),

        // The ready-made console and the views it comes with.
        // With -enable-testing a release build keeps types that no other module sees, and so the previews, which people explore
        // and check with the installed console. `make frames` fails without it.
        .target(
            name: "Gallery", dependencies: ["SwiftUI", "Combine"],
            swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]),
        .executableTarget(name: "ViewSpecCommand", dependencies: ["ViewSpec", "Gallery", "SwiftUI"]),
        // The README's example of embedding, built so that it stays true.
        .executableTarget(
            name: "EmbeddingExample", dependencies: ["ViewSpec", "SwiftUI"], path: "Examples/Embedding",
            exclude: ["specs"]),

        // A console that registers nothing: its specs have the previews of a module.
        .executableTarget(name: "PreviewsExample", dependencies: ["Gallery", "ViewSpec"], path: "Examples/Previews"),

        // Models with a race, for specs that find it.
        .executableTarget(
            name: "RacesExample", dependencies: ["ViewSpec", "SwiftUI"], path: "Examples/Races", exclude: ["specs"]),

        // Previews with mistakes, for `viewspec check`. No test depends on it: one that looks at all previews would trap in these.
        .executableTarget(name: "ChecksExample", dependencies: ["ViewSpec", "SwiftUI"], path: "Examples/Checks"),

        // What tests of several targets need: files, programs, terminals, waiting. It draws terminals with the widths that the
        // line editor knows.
        .target(name: "TestSupport", dependencies: ["CLineEditor"], path: "Tests/Support"),
        // A hosted view as the tests of the views see it.
        .target(name: "ViewTestSupport", dependencies: ["Inspector", "SwiftUI"], path: "Tests/ViewTestSupport"),
        // A console whose views kill processes, for the tests of the runner.
        .executableTarget(name: "ChaosConsole", dependencies: ["ViewSpec", "SwiftUI"], path: "Tests/ChaosConsole"),
        // A console whose views wait, for the tests of the time in which tasks sleep.
        .executableTarget(name: "TimeConsole", dependencies: ["ViewSpec", "SwiftUI"], path: "Tests/TimeConsole"),

        .testTarget(name: "SystemTests", dependencies: ["System", "TestSupport"]),
        .testTarget(name: "LuaTests", dependencies: ["Lua"]),
        .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
        .testTarget(
            name: "ViewGraphTests", dependencies: ["ViewGraph", "Inspector", "SwiftUI", "Combine", "ViewTestSupport"]),
        // Knows no kind of view: what it lays out, it declares itself.
        .testTarget(name: "LayoutTests", dependencies: ["Layout"]),
        .testTarget(name: "GesturesTests", dependencies: ["Gestures", "Inspector", "SwiftUI", "ViewTestSupport"]),
        .testTarget(
            name: "ViewsTests",
            dependencies: [
                "Layout", "Views", "Inspector", "ViewInspector", "SwiftUI", "Combine", "TestSupport", "ViewTestSupport",
            ]),
        .testTarget(name: "ChecksTests", dependencies: ["Checks", "Layout", "SwiftUI", "ViewGraph", "Views"]),
        .testTarget(name: "ImageFilesTests", dependencies: ["ImageFiles"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster"]),
        .testTarget(
            name: "PicturesTests",
            dependencies: ["Pictures", "Raster", "Views", "SwiftUI", "UIKitTypes", "ViewTestSupport"]),
        .testTarget(
            name: "InspectorTests", dependencies: ["Inspector", "Views", "ViewInspector", "SwiftUI", "Combine"]),
        .testTarget(
            name: "ScriptingTests", dependencies: ["Scripting", "Lua", "CLua", "Views", "Combine", "TestSupport"]),
        .testTarget(
            name: "AppBuildingTests", dependencies: ["AppBuilding", "System", "TestSupport", "ViewSpecCommand"]),
        .testTarget(
            name: "SpecRunnerTests",
            dependencies: [
                "SpecRunner", "Scripting", "Lua", "System", "ViewSpecCommand", "ChaosConsole", "TimeConsole",
                "PreviewsExample", "RacesExample", "TestSupport",
            ]),
        .testTarget(
            name: "ReferenceTests",
            dependencies: ["Reference", "ReferenceTexts", "Scripting", "Lua", "Views", "TestSupport"],
            exclude: ["Names"]),
        .testTarget(
            name: "ConsoleTests",
            dependencies: [
                "Console", "CLineEditor", "Scripting", "System", "Lua", "Views", "ViewSpecCommand", "ChaosConsole",
                "SwiftUI", "TestSupport",
            ]),
        .testTarget(
            name: "AgentsTests",
            dependencies: [
                "Agents", "Console", "System", "TestSupport", "ViewSpecCommand", "ChaosConsole", "TimeConsole",
            ],
            exclude: ["Client/requirements.txt", "Client/story.py"]),
        .testTarget(
            name: "WorkbenchTests",
            dependencies: ["Workbench", "Console", "SpecRunner", "System", "TestSupport", "ViewSpecCommand"]),
        .testTarget(
            name: "ViewSpecTests",
            dependencies: ["ViewSpec", "ViewSpecCommand", "EmbeddingExample", "PreviewsExample", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "ViewSpecTestingTests",
            dependencies: ["ViewSpecTesting", "EmbeddingExample", "SpecRunner", "SwiftUI", "ViewInspector"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "SwiftUI", "Combine", "ViewInspector", "Views", "ViewSpecCommand", "TestSupport"]),
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
        // The names that view files of existing apps use, in both language modes; each file imports what it needs itself.
        // The second target has the same files, through a link.
        .executableTarget(name: "UseApp", dependencies: ["SwiftUI"], path: "Tests/UseApp"),
        .testTarget(
            name: "UseTests", dependencies: ["SwiftUI", "Combine", "ViewInspector", "UseApp", "TestSupport"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
        ),
        .testTarget(
            name: "UseTestsSwift5", dependencies: ["SwiftUI", "Combine", "ViewInspector", "UseApp", "TestSupport"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        // Files that import Foundation alone, and see Combine by one file of the target, or by a flag.
        .target(name: "BroughtApp", dependencies: ["Combine", "SwiftUI"], path: "Tests/BroughtApp/File"),
        .target(
            name: "FlaggedApp", dependencies: ["Combine", "SwiftUI"], path: "Tests/BroughtApp/Flag",
            swiftSettings: [
                .unsafeFlags(
                    ["Combine", "FoundationNetworking", "SwiftUI"].flatMap { module in
                        ["-Xfrontend", "-import-module", "-Xfrontend", module]
                    })
            ]),
        .testTarget(
            name: "FrameworkTests",
            dependencies: [
                "BroughtApp", "Combine", "CoreGraphics", "CoreLocation", "FlaggedApp", "NetworkPublishers", "OSLog",
                "SwiftUI", "UIKit", "UnifiedLogging", "UniformTypeIdentifiers", "ViewInspector", "os",
            ]),
        // As the source of existing tests is: language mode 5, nothing isolated, the names that SwiftUI's users import.
        .testTarget(
            name: "GuideTests",
            dependencies: ["SwiftUI", "Combine", "ViewInspector"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
    // The compiler takes 25 files at a time, and reads all of a module's declarations for each batch. With no limit there
    // are as many batches as cores. Views, half of a build, is compiled as a whole, which takes a third less of the
    // compiler's time; with VIEWSPEC_INCREMENTAL in the environment, only its files that change are.
    let isWhole = target.name == "Views" && Context.environment["VIEWSPEC_INCREMENTAL"] == nil
    let flags =
        isWhole
        ? ["-whole-module-optimization", "-disable-batch-mode", "-no-emit-module-separately-wmo", "-num-threads", "4"]
        : ["-driver-batch-size-limit", "10000"]
    var settings: [SwiftSetting] = [.unsafeFlags(flags, .when(configuration: .debug))]
    // In CI a warning is an error, in our own targets only.
    if Context.environment["CI"] != nil { settings.append(.treatAllWarnings(as: .error)) }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
    // It links in half of the time of the default linker. Packages that depend on this one choose their own.
    if [.executable, .test].contains(target.type) {
        target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld"])]
    }
}

// The objects of the shared library that `make library` links. Packages that depend on this one have no use for them.
if Context.environment["VIEWSPEC_LIBRARY"] != nil {
    package.products.append(
        .library(
            name: "ViewSpecObjects", type: .static,
            targets: [
                "Combine", "CoreGraphics", "CoreLocation", "Inspector", "OSLog", "SwiftUI", "UIKit",
                "UniformTypeIdentifiers", "ViewSpec", "os",
            ]))
}
