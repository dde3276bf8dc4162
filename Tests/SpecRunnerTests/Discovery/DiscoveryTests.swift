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
        try folder.write("", to: "b/deep/d_spec.lua")
        try folder.link("b/again", to: folder.path("b/deep"))
        try folder.link("b/deep/up", to: folder.path("b"))
        try folder.link("b/dangling_spec.lua", to: "/nonexistent")
        #expect(
            try found(folder.path("b")) == ["…/b/again/d_spec.lua", "…/b/c_spec.lua", "…/b/dangling_spec.lua"])
    }

    @Test func `Links to folders elsewhere are skipped and noted, and so are links to folders that can't be read`()
        throws
    {
        try folder.link("b/elsewhere", to: "../other")
        try folder.write("", to: "other/x_spec.lua")
        try folder.link("b/root", to: "/")
        try folder.write("", to: "b/z/x_spec.lua")
        var notes: [String] = []
        let files = try SpecDiscovery.files(in: [folder.path("b")]) { notes.append($0) }
        #expect(files == ["b/c_spec.lua", "b/z/x_spec.lua"].map(folder.path))
        #expect(
            notes == [
                "\(folder.path("b/elsewhere")) is a link to ../other, which isn't in this folder: specs there don't run",
                "\(folder.path("b/root")) is a link to /, which isn't in this folder: specs there don't run",
            ])
        // Below the folder that is named it is followed.
        #expect(try found(folder.path).contains("…/b/elsewhere/x_spec.lua"))
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
