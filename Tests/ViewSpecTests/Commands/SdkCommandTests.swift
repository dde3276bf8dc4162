import Foundation
import TestSupport
import Testing

/// `viewspec sdk` on a folder that looks like the library, with a `swiftc` of the test's own.
@Suite("The library of a console")
struct SdkCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "sdk/libViewSpec.so": "", "sdk/compiler.txt": "Swift version 6.3\nx86_64-unknown-linux-gnu\n",
            "tools/swift": "#!/bin/sh\n",
            "tools/swiftc": "#!/bin/sh\necho '{ \"compilerVersion\": \"Swift version 6.3\" }'\n",
        ])
        for tool in ["swift", "swiftc"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path("tools/\(tool)"))
        }
    }

    private func sdk(_ arguments: String..., in place: String = "sdk") throws -> Program.Result {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(folder)/tools:\(environment["PATH"] ?? "")"
        environment["VIEWSPEC_SDK"] = folder.path(place)
        return try Program.built("viewspec", ["sdk"] + arguments, in: folder.url, environment: environment).run()
    }

    /// What the options say of the library besides its place.
    private func options(_ text: String) -> String {
        text.replacing(/VIEWSPEC_\d+/, with: "VIEWSPEC_TIME")
    }

    private static func toolset(_ place: String, linking: String = "", imports: String = "") -> String {
        """
        {
          "linker" : {
            "extraCLIOptions" : [
              "-L\(place)",
              "--disable-new-dtags",
              "-rpath",
              "\(place)"\(linking)
            ]
          },
          "schemaVersion" : "1.0",
          "swiftCompiler" : {
            "extraCLIOptions" : [
              "-I",
              "\(place)/modules",
              "-Xfrontend",
              "-autolink-library",
              "-Xfrontend",
              "ViewSpec",
              "-Xfrontend",
              "-load-plugin-executable",
              "-Xfrontend",
              "\(place)/bin/SwiftUIMacros#SwiftUIMacros",
              "-index-ignore-system-modules",
              "-D",
              "VIEWSPEC_TIME"\(imports)
            ]
          }
        }

        """
    }

    /// Further lines of a list.
    private static func lines(_ words: String...) -> String { words.map { ",\n      \"\($0)\"" }.joined() }

    @Test func `Its options are for SwiftPM, with the imports that Apple's systems bring along or without`() throws {
        let imports = ["Combine", "Observation", "FoundationNetworking"].map { module in
            Self.lines("-Xfrontend", "-import-module", "-Xfrontend", module)
        }
        let whole = Self.toolset(
            "\(folder)/sdk", linking: Self.lines("--as-needed", "-lFoundationNetworking", "--no-as-needed"),
            imports: imports.joined()
                + Self.lines("-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking"))
        let result = try sdk("toolset")
        #expect(options(result.output) == whole, "\(result.errors)")
        #expect(try options(sdk("toolset", "--no-implicit-imports").output) == Self.toolset("\(folder)/sdk"))
    }

    @Test func `A library that was moved has options with its new place`() throws {
        try FileManager.default.moveItem(atPath: folder.path("sdk"), toPath: folder.path("elsewhere"))
        let result = try sdk("toolset", "--no-implicit-imports", in: "elsewhere")
        #expect(options(result.output) == Self.toolset("\(folder)/elsewhere"), "\(result.errors)")
        #expect(try sdk("path", in: "elsewhere").output == "\(folder)/elsewhere\n")
    }

    @Test func `A library that isn't there, or that another compiler made, has no options`() throws {
        let missing = try sdk("toolset", in: "nowhere")
        #expect(missing.status == 2)
        #expect(
            missing.errors == """
                Error: ViewSpec's library, which apps are linked with, isn't in \(folder)/nowhere: 'make install' brings it, and \
                VIEWSPEC_SDK names another folder

                """)
        try folder.write("Swift version 5.0\n", to: "sdk/compiler.txt")
        let other = try sdk("toolset")
        #expect(other.status == 2)
        #expect(other.output == "")
        #expect(
            other.errors == """
                Error: the swift on the PATH is another one than that which built \(folder)/sdk, and can't read its modules.
                  on the PATH: Swift version 6.3
                  wanted:      Swift version 5.0
                Install that one, or make the library again with the one on the PATH: viewspec sdk build

                """)
    }

    @Test func `Options of one action are refused for another`() throws {
        let stray = try sdk("--no-implicit-imports")
        #expect(stray.errors.hasPrefix("Error: --no-implicit-imports belongs to toolset\n"), "\(stray.errors)")
        let source = try sdk("toolset", "--source", ".")
        #expect(source.errors.hasPrefix("Error: --source belongs to build\n"), "\(source.errors)")
    }

    @Test func `It is built from the archive beside it, and takes the place of the old one when it is whole`() throws {
        try folder.write(
            "library:\n\tmkdir -p .build/library\n\techo new > .build/library/libViewSpec.so\n", to: "s/Makefile")
        _ = try Shell.run("tar -czf sdk/source.tar.gz -C s .", in: folder.url)
        let built = try sdk("build")
        #expect(built.output == "\(folder)/sdk\n", "\(built.errors)")
        #expect(try folder.names(in: "sdk") == ["libViewSpec.so"])
        #expect(try folder.names() == ["s", "sdk", "tools"])
    }

    @Test func `It stays as it was where its source is missing, is none, or doesn't build`() throws {
        #expect(
            try sdk("build").errors
                == "Error: there is no source in \(folder)/sdk; --source names a checkout of ViewSpec\n")
        #expect(
            try sdk("build", "--source", "tools").errors
                == "Error: tools isn't a checkout of ViewSpec: there is no tools/library/lay-out.sh in it\n")
        try folder.write("library:\n\t@echo no >&2; exit 1\n", to: "s/Makefile")
        try folder.write("", to: "s/tools/library/lay-out.sh")
        let failed = try sdk("build", "--source", "s")
        #expect(failed.status == 1)
        #expect(
            failed.errors.hasSuffix("\nError: the library wasn't built, and \(folder)/sdk is as it was\n"),
            "\(failed.errors)")
        #expect(try folder.names(in: "sdk") == ["compiler.txt", "libViewSpec.so"])
    }
}
