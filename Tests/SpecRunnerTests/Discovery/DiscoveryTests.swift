import TestSupport
import Testing

@testable import SpecRunner

@Suite("Discovery")
struct DiscoveryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["b_spec.lua", "a_spec.lua", "Z_spec.lua", "b/c_spec.lua", "helper.lua", ".git/x_spec.lua"] {
            try folder.write("", to: name)
        }
    }

    private func found(_ paths: String...) throws -> [String] {
        try SpecDiscovery.files(in: paths).map { $0.replacing(folder.path, with: "…") }
    }

    @Test("lists a directory sorted, to any depth, without what is hidden")
    func directory() throws {
        let all = ["…/Z_spec.lua", "…/a_spec.lua", "…/b/c_spec.lua", "…/b_spec.lua"]
        #expect(try found(folder.path) == all)
        #expect(try found(folder.path + "/") == all)
    }

    @Test("keeps the order of the paths, and each file once")
    func order() throws {
        let path = folder.path
        #expect(
            try found(path + "/b_spec.lua", path + "/b", path, path + "/a_spec.lua") == [
                "…/b_spec.lua", "…/b/c_spec.lua", "…/Z_spec.lua", "…/a_spec.lua",
            ])
    }

    @Test("takes any file and any hidden directory that is named")
    func namedFile() throws {
        #expect(try found(folder.path("helper.lua")) == ["…/helper.lua"])
        #expect(try found(folder.path(".git")) == ["…/.git/x_spec.lua"])
    }

    @Test("takes what has the mark anywhere in its name, as busted does")
    func mark() throws {
        try folder.write("", to: "more/a_spec_more.lua")
        try folder.write("", to: "more/a_spec.lua.orig")
        try folder.write("", to: "more/spec.lua")
        #expect(try found(folder.path("more")) == ["…/more/a_spec_more.lua"])
    }

    @Test("follows links, not in circles, and keeps those that lead nowhere")
    func links() throws {
        try folder.link("b/up", to: folder.path)
        try folder.link("b/dangling_spec.lua", to: "/nonexistent")
        #expect(
            try found(folder.path("b")) == [
                "…/b/c_spec.lua", "…/b/dangling_spec.lua", "…/b/up/Z_spec.lua", "…/b/up/a_spec.lua",
                "…/b/up/b_spec.lua",
            ])
    }

    @Test("says what it can't find")
    func missing() throws {
        #expect(throws: SpecRunnerError.pathNotFound("/nonexistent")) { try found(folder.path, "/nonexistent") }
        try folder.write("", to: "empty/readme.txt")
        let empty = folder.path("empty")
        #expect(throws: SpecRunnerError.noSpecFiles(paths: [empty])) { try found(empty) }
        #expect(
            throws: SpecRunnerError.unreadable(path: "/dev/zero", reason: "it is a device, and a spec file is a file")
        ) {
            try SpecDiscovery.files(in: ["/dev/zero"])
        }
    }
}
