import Foundation
import SwiftUI
import Testing
import ViewInspector
import ViewSpecTesting

private struct CartScreen: View {
    var body: some View { Text("Cart") }
}

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
    }

    @Test func `A test writes a picture, and attaches it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try attach(in: folder.path)
        let written = try Data(contentsOf: folder.appending(path: "cart.png"))
        #expect(written.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    private func attach(in folder: String) throws {
        let picture = try CartScreen().hosted().picture()
        try picture.write(to: "\(folder)/cart.png")
        Attachment.record(picture, named: "cart.png")
    }
}
