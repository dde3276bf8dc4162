import Foundation
import SwiftUI
import Testing
import ViewInspector

/// Pictures of hosted views.
@MainActor
@Suite(.serialized) struct ScreenPictureTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("Tapped \(count) times") { count += 1 } }
    }

    @Test func `A picture shows the screen as it was when it was taken`() throws {
        let view = try Counter().hosted()
        let before = try view.picture()
        try view.find(ViewType.Button.self).tap()
        let after = try view.picture()
        #expect(before.svg().contains(">0</text>") && !before.svg().contains(">1</text>"))
        #expect(after.svg().contains(">1</text>"))
        #expect(after.size == CGSize(width: 393, height: 852))
        #expect(after.svg(outlines: true).contains("</svg>") && !after.svg(outlines: true).contains("<text"))
    }

    @Test func `A PNG has the pixels that are asked for`() throws {
        let picture = try Text("a").hosted(on: DeviceScreen(width: 20, height: 10)).picture()
        let header = [UInt8](try picture.png(scale: 2).prefix(24))
        #expect(header.prefix(4) == [137, 80, 78, 71])
        #expect(header[16...].prefix(4) == [0, 0, 0, 40] && header[20...].prefix(4) == [0, 0, 0, 20])
        for scale in [0, 5, .nan, .infinity] {
            #expect(throws: InspectionError.self) { try picture.png(scale: scale) }
        }
    }

    @Test func `A picture is written into a file, whose name says the format`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = try Text("a").hosted(on: DeviceScreen(width: 20, height: 10)).picture()
        let path = folder.appending(path: "a \"quoted\" 'name'.svg").path
        try picture.write(to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == picture.svg())
        try picture.write(to: folder.appending(path: "a.png").path)
        #expect(try Data(contentsOf: folder.appending(path: "a.png")) == picture.png())
        #expect(throws: InspectionError.notSupported("the name of a picture ends with .svg or .png; got 'a.gif'")) {
            try picture.write(to: "a.gif")
        }
        #expect(
            throws: InspectionError.notSupported("can't write /proc/nowhere/a.svg: No such file or directory")
        ) { try picture.write(to: "/proc/nowhere/a.svg") }
    }

    @Test func `A tree without a screen has no picture`() throws {
        #expect(throws: InspectionError.notSupported("inspect() has no screen to draw: hosted() has one")) {
            try Text("a").inspect().picture()
        }
    }
}
