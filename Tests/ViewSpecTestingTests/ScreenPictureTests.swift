import Foundation
import SwiftUI
import Testing
import ViewInspector
import ViewSpecTesting

/// Pictures as attachments of tests.
@MainActor
@Suite struct ScreenPictureTests {
    private func bytes(of picture: ScreenPicture, named name: String?) throws -> (name: String, bytes: [UInt8]) {
        let attachment = Attachment(picture, named: name)
        return (attachment.preferredName, try attachment.withUnsafeBytes { Array($0) })
    }

    @Test func `The name of an attachment says the format`() throws {
        let picture = try Text("a").hosted(on: DeviceScreen(width: 20, height: 10)).picture()
        let pixels = [UInt8](try picture.png())
        let png = try bytes(of: picture, named: "screen.png")
        #expect(png.name == "screen.png" && png.bytes == pixels)
        let svg = try bytes(of: picture, named: "screen.svg")
        #expect(svg.name == "screen.svg" && String(decoding: svg.bytes, as: UTF8.self) == picture.svg())
        let other = try bytes(of: picture, named: "screen")
        #expect(other.name == "screen.svg" && other.bytes == svg.bytes)
        Attachment.record(picture, named: "screen.png")
    }
}
