import Foundation
import Testing

@testable import Scripting

/// The files that pictures are written into.
@MainActor
struct ElementPicturesTests {
    @Test(arguments: [false, true])
    func `A picture is written into the folder of the spec, in place of a file that is there`(isTrusted: Bool) throws {
        let project = try Project(["specs/a.svg": "what was there before"], isTrusted: isTrusted)
        let picture = try #require(
            try project.session.text(
                """
                local screen = host(Text("Hello"))
                assert(screen:picture(folder .. "/specs/a.svg") == nil)
                return screen:picture()
                """))
        #expect(picture.hasPrefix("<svg "))
        #expect(try String(contentsOfFile: project.folder.path("specs/a.svg"), encoding: .utf8) == picture)
    }

    @Test func `A picture that is new can be read by whoever wrote it`() throws {
        let project = try Project()
        try project.session.run("host(Text('Hello')):picture(folder .. '/specs/new.svg')")
        #expect(try String(contentsOfFile: project.folder.path("specs/new.svg"), encoding: .utf8).hasSuffix("</svg>\n"))
    }

    @Test func `A picture is written nowhere else, and through no link`() throws {
        let project = try Project()
        try project.folder.link("specs/linked.svg", to: "../outside.svg")
        for name in ["outside.svg", "specs/linked.svg"] {
            let message = project.session.message(of: "host(Text('a')):picture(folder .. '/\(name)')")
            #expect(
                message?.contains("can't write") == true && message?.contains("--trust") == true, "\(message ?? "")")
            #expect(!FileManager.default.fileExists(atPath: project.folder.path("outside.svg")))
        }
    }
}
