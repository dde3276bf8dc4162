import Foundation
import TestSupport
import Testing

@testable import ViewSpec

/// `make install` and its kin, with the console of this build.
@Suite("Installing", .serialized)
struct InstallTests {
    private func make(_ target: String, _ settings: String...) throws -> Program.Result {
        try Program(
            ["make", "-s", "-C", Checkout.root.path, target, "CONSOLE=\(Program.folder.path)/viewspec"] + settings
        ).run()
    }

    private static let files = [
        "bin/viewspec", "share/bash-completion/completions/viewspec", "share/doc/viewspec/LICENSE",
        "share/fish/vendor_completions.d/viewspec.fish", "share/man/man1/viewspec.1",
        "share/zsh/site-functions/_viewspec",
    ]

    private func files(in folder: TemporaryFolder) throws -> [String] {
        try Shell.run("find . -type f | sort", in: folder.url).output.split(separator: "\n").map {
            String($0.dropFirst(2))
        }
    }

    @Test("puts a console that runs below the prefix, with its page and its completions, and takes them away again")
    func install() throws {
        let folder = try TemporaryFolder()
        #expect(try make("install", "DESTDIR=\(folder)", "PREFIX=/opt/view spec").status == 0)
        #expect(try files(in: folder) == Self.files.map { "opt/view spec/\($0)" })
        let place = folder.path + "/opt/view spec"
        #expect(try Program([place + "/bin/viewspec", "--version"]).run().output == "viewspec \(Version.current)\n")
        #expect(try folder.read("opt/view spec/share/man/man1/viewspec.1").hasPrefix(".TH \"VIEWSPEC\" \"1\""))
        #expect(try folder.read("opt/view spec/share/zsh/site-functions/_viewspec").hasPrefix("#compdef viewspec\n"))
        #expect(try make("uninstall", "DESTDIR=\(folder)", "PREFIX=/opt/view spec").status == 0)
        #expect(try files(in: folder) == [])
    }

    @Test func `puts what packages are compiled against into a folder of its version, beside those of others`() throws {
        let folder = try TemporaryFolder(["library/libViewSpec.so": "", "library/modules/A.swiftmodule": ""])
        try folder.write("", to: "place/lib/viewspec/0.1.0/libViewSpec.so")
        let settings = ["LIBRARY=\(folder)/library", "DESTDIR=\(folder)/place", "PREFIX="]
        // An old one in its place is replaced, not merged with.
        try folder.write("", to: "place/lib/viewspec/\(Version.current)/modules/Old.swiftmodule")
        #expect(try make("install", settings[0], settings[1], settings[2]).status == 0)
        let place = "lib/viewspec/\(Version.current)"
        let own = ["\(place)/libViewSpec.so", "\(place)/modules/A.swiftmodule"]
        let others = ["lib/viewspec/0.1.0/libViewSpec.so"]
        #expect(
            try files(in: folder).filter { $0.hasPrefix("place/") }
                == (Self.files + own + others).sorted().map { "place/\($0)" })
        #expect(try make("uninstall", settings[0], settings[1], settings[2]).status == 0)
        #expect(try files(in: folder).filter { $0.hasPrefix("place/") } == others.map { "place/\($0)" })
    }

    @Test("packs the same console into the same bytes")
    func dist() throws {
        let packs = try (1...2).map { _ in
            let result = try make("dist", "SOURCE_DATE_EPOCH=1000000000")
            #expect(result.status == 0, "\(result.errors)")
            let path = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
            return try Data(contentsOf: Checkout.root.appending(path: path))
        }
        #expect(packs[0] == packs[1])
    }

    @Test("on GitHub keeps what was built under a name that follows the sources")
    func action() throws {
        let folder = try TemporaryFolder(["app/Package.swift": "1", "app/.build/x": "1"])
        func state() throws -> [Substring] {
            let script = Checkout.root.appending(path: ".github/actions/console/state.sh").path
            return try Program([script, "Specs", "app"], in: folder.url).run().output.split(separator: "\n")
        }
        let first = try state()
        #expect(first.first == "path=\(folder)/app/.build")
        try folder.write("2", to: "app/.build/x")
        #expect(try state() == first)
        try folder.write("2", to: "app/Package.swift")
        let second = try state()
        #expect(second[1] != first[1] && second[2] == first[2])
    }
}
