import Foundation

/// A package with a console, which is a copy of this build's: a small plan stands in for SwiftPM's, and a `swift` of its own
/// builds, by copying. The build fails where `Sources/App/A.swift` has the word "broken".
package struct WatchedPackage {
    package let folder: TemporaryFolder

    package var name: String { folder.url.lastPathComponent }
    /// The path of the console.
    package var program: String { folder.path(".build/x/debug/viewspec") }

    package init() throws {
        folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/A.swift": "let a = 1",
            "specs/a_spec.lua": "it('is there', function() end)",
        ])
        let original = Program.folder.appending(path: "viewspec").path
        try FileManager.default.createDirectory(
            atPath: folder.path(".build/x/debug"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: original, toPath: program)
        // Each new program is one more copy, as a linker's is.
        try folder.write(
            """
            #!/bin/sh
            echo "$*" >> '\(folder)/planned'
            if grep -q broken '\(folder)/Sources/App/A.swift'; then
              echo '\(folder)/Sources/App/A.swift:1:1: error: this is broken'; exit 1
            fi
            cp '\(original)' '\(program).new' && mv '\(program).new' '\(program)'

            """, to: "tools/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("tools/swift"))
        try folder.write(plan(original), to: ".build/debug.yaml")
    }

    private func plan(_ original: String) -> String {
        """
        client:
          name: basic
          file-system: device-agnostic
        tools: {}
        targets:
          "PackageStructure": ["<PackageStructure>"]
        default: "PackageStructure"
        commands:
          "C.viewspec.exe":
            tool: shell
            inputs: ["\(folder)/Sources/App/A.swift"]
            outputs: ["\(folder)/.build/x/debug/viewspec"]
            description: "Linking viewspec"
            args: ["\(folder)/tools/swiftc","\(folder)/Sources/App/A.swift","\(original)","\(folder)/.build/x/debug/viewspec"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["\(folder)/Sources/App/","\(folder)/Package.swift"]
            outputs: ["<PackageStructure>"]


        """
    }
}
