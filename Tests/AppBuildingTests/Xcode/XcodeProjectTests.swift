import TestSupport
import Testing

@testable import AppBuilding

@Suite("Projects of Xcode")
struct XcodeProjectTests {
    @Test func `A project with folders says what its app is made of`() throws {
        let project = try #require(XcodeProject(in: Checkout.root.appending(path: "Examples/Trails").path))
        #expect(project.name == "Trails")
        let app = try #require(project.apps.first)
        var expected = AppSettings()
        expected.sources = ["Trails"]
        expected.module = "Trails"
        expected.resources = ["Trails/trails.json"]
        expected.languageMode = "5"
        expected.defaultIsolation = "MainActor"
        #expect(app.proposal == expected)
    }

    @Test func `A project that lists its files gives the folders that have no others`() throws {
        let folder = try TemporaryFolder([
            "App/A.swift": "", "App/Views/B.swift": "", "App/Views/C.swift": "", "App/Widget/D.swift": "",
            "App/words.json": "", "Old.xcodeproj/project.pbxproj": Self.listing,
        ])
        let project = try #require(XcodeProject(in: folder.path))
        #expect(project.packages == ["https://example.com/Charts"])
        let proposal = try #require(project.apps.first).proposal
        #expect(proposal.sources == ["App/A.swift", "App/Views"])
        #expect(proposal.resources == ["App/words.json"])
        #expect(proposal.module == "My_App")
        #expect(proposal.languageMode == nil, "it is none that is known")
    }

    @Test func `What is no project is none`() throws {
        let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "{ objects = (1, 2"])
        #expect(XcodeProject(in: folder.path) == nil)
        #expect(try XcodeProject(in: TemporaryFolder().path) == nil)
    }

    private static let listing = """
        // !$*UTF8*$!
        {
            objects = {
                A1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B1 = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
                C1 = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
                W1 = { isa = PBXFileReference; path = words.json; sourceTree = "<group>"; };
                X1 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                G1 = { isa = PBXGroup; children = (A1, G2, W1, X1); path = App; sourceTree = "<group>"; };
                G2 = { isa = PBXGroup; children = (B1, C1); path = Views; sourceTree = "<group>"; };
                G0 = { isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
                F1 = { isa = PBXBuildFile; fileRef = A1; };
                F2 = { isa = PBXBuildFile; fileRef = B1; };
                F3 = { isa = PBXBuildFile; fileRef = C1; };
                F4 = { isa = PBXBuildFile; fileRef = W1; };
                F5 = { isa = PBXBuildFile; fileRef = X1; };
                S1 = { isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F5); };
                R1 = { isa = PBXResourcesBuildPhase; files = (F4); };
                L1 = { isa = XCConfigurationList; buildConfigurations = (D1); };
                D1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "My App"; SWIFT_VERSION = 3.0; }; };
                T0 = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
                T1 = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S1, R1); buildConfigurationList = L1; };
                K1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Charts"; };
                P1 = { isa = PBXProject; mainGroup = G0; targets = (T0, T1); packageReferences = (K1); };
            };
            rootObject = P1;
        }
        """
}
