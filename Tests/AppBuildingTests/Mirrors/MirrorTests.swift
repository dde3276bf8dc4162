import Foundation
import TestSupport
import Testing

@testable import AppBuilding

@Suite("Packages in the place of others")
struct MirrorTests {
    private static let charts = "https://example.com/Charts"

    private func requirement(_ url: String, _ accepted: Requirement.Accepted) -> Requirement {
        Requirement(url: url, requirement: accepted)
    }

    @Test func `A folder becomes a repository of the package's name, with the version that is required`() throws {
        let folder = try TemporaryFolder(["Stubs/Charts/Package.swift": "1", "Stubs/Charts/a.swift": "1"])
        let mirrors = Mirrors(folder: ConsoleFolder(app: folder.path), named: [Self.charts: "Stubs/Charts"])
        let wanted = [requirement(Self.charts, Requirement.Accepted(range: [.init(lower_bound: "2.1.0")]))]
        let first = try #require(try mirrors.prepare(for: wanted))
        #expect(first == Mirrors.State(names: ["charts"], changed: ["charts"]))
        let settings = try folder.read(".viewspec/console/configuration/mirrors.json")
        let path = try #require(settings.firstMatch(of: /"mirror" : "([^"]*\/Charts)"/)).output.1
        #expect(try Program(["git", "-C", String(path), "tag"]).run().output == "2.1.0\n")
        #expect(try mirrors.prepare(for: wanted)?.changed == [], "nothing has changed")
        #expect(mirrors.kept == Mirrors.State(names: ["charts"]))
        try folder.write("2", to: "Stubs/Charts/a.swift")
        #expect(try mirrors.prepare(for: wanted)?.changed == ["charts"])
        #expect(
            try folder.names(in: "Stubs/Charts") == ["Package.swift", "a.swift"], "the user's folder has no repository")
    }

    @Test func `ViewInspector has one without being named, with each version or branch that is required`() throws {
        let folder = try TemporaryFolder()
        let mirrors = Mirrors(folder: ConsoleFolder(app: folder.path), named: [:])
        #expect(try mirrors.prepare(for: [requirement(Self.charts, .only("1.0.0"))]) == nil)
        let address = "git@example.com:forks/ViewInspector.git"
        let state = try mirrors.prepare(for: [requirement(address, Requirement.Accepted(branch: ["develop"]))])
        #expect(state?.names == ["viewinspector"])
        let settings = try folder.read(".viewspec/console/configuration/mirrors.json")
        #expect(settings.contains("\"original\" : \"\(address)\""))
        #expect(settings.contains("\"original\" : \"https://github.com/nalexn/ViewInspector\""))
    }

    @Test func `A mirror of a package that the app doesn't depend on is refused`() throws {
        let folder = try TemporaryFolder(["Stubs/Charts/Package.swift": ""])
        let address = "https://example.com/Chart"
        let mirrors = Mirrors(folder: ConsoleFolder(app: folder.path), named: [address: "Stubs/Charts"])
        let error = #expect(throws: AppBuildingError.self) {
            _ = try mirrors.prepare(for: [requirement(Self.charts, .only("1.0.0"))])
        }
        #expect(
            error?.description == ".viewspec.lua has a mirror of \(address), which the manifest doesn't depend on; "
                + "did you mean \(Self.charts)?")
    }

    @Test func `A folder without a manifest, and a required revision, are refused`() throws {
        let folder = try TemporaryFolder(["Stubs/Charts/a.swift": "", "Other/Package.swift": ""])
        let console = ConsoleFolder(app: folder.path)
        #expect(throws: AppBuildingError.mirror(package: Self.charts, reason: "Stubs/Charts has no Package.swift")) {
            _ = try Mirrors(folder: console, named: [Self.charts: "Stubs/Charts"]).prepare(for: [])
        }
        #expect(throws: AppBuildingError.mirrorOfRevision(package: "Charts")) {
            _ = try Mirrors(folder: console, named: [Self.charts: "Other"])
                .prepare(for: [requirement(Self.charts, Requirement.Accepted(revision: ["abc"]))])
        }
    }
}
