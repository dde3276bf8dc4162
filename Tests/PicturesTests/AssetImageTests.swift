import Foundation
import Raster
import SwiftUI
import Testing
import UIKitTypes

@testable import Pictures
@testable import Views

/// The images of an app's resources.
@MainActor
struct AssetImageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")

    /// A PNG file in one color.
    private static func png(_ width: Int, _ height: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [UInt8] {
        PixelCanvas(width: width, height: height, Pixel(red: red, green: green, blue: blue, opacity: 1)).png()
    }

    /// A bundle with files.
    private func bundle(_ files: [String: [UInt8]]) throws -> Bundle {
        for (name, bytes) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    private func list(_ view: some View, dark: Bool = false, displayScale: CGFloat = 1) throws -> DisplayList {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment.displayScale = displayScale
        let graph = Graph(view, mode: .hosted, environment: environment)
        graph.isScreen = true
        graph.screen = DeviceScreen(width: 40, height: 40)
        return try DisplayList(of: graph)
    }

    private func marks(_ view: some View, dark: Bool = false, displayScale: CGFloat = 1) throws -> [ImageMark] {
        try list(view, dark: dark, displayScale: displayScale).commands.compactMap { command in
            if case .image(let mark) = command { mark } else { nil }
        }
    }

    private func color(_ view: some View, _ x: Int, _ y: Int, dark: Bool = false) throws -> [UInt8] {
        let canvas = try list(view, dark: dark).canvas(scale: 1)
        return [canvas[x, y].red, canvas[x, y].green, canvas[x, y].blue]
    }

    private func contents(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func `A file has its size in points, by the pixels that its name says`() throws {
        let bundle = try bundle([
            "photo.png": Self.png(10, 6, 255, 0, 0), "photo@2x.png": Self.png(24, 12, 0, 255, 0), "other.txt": [1],
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let mark = try #require(try marks(Image("photo", bundle: bundle)).first)
        #expect(mark.frame == CGRect(x: 15, y: 17, width: 10, height: 6))
        #expect(try color(Image("photo", bundle: bundle), 20, 20) == [255, 0, 0])
        let fine = try #require(try marks(Image("photo.png", bundle: bundle), displayScale: 2).first)
        #expect(fine.frame.size == CGSize(width: 12, height: 6))
        // Of none that fits, the one with the most pixels.
        #expect(try marks(Image("photo", bundle: bundle), displayScale: 3).first?.image.scale == 2)
        #expect(try marks(Image("other", bundle: bundle)).isEmpty)
    }

    @Test func `A set of an asset catalog has files for appearances, and may be a template`() throws {
        let bundle = try bundle([
            "Media.xcassets/Theme/Flag.imageset/Contents.json": contents(
                """
                {"images": [{"filename": "light.png", "idiom": "universal", "scale": "1x"},
                  {"filename": "dark.png", "idiom": "universal", "scale": "1x",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                  {"idiom": "universal", "scale": "2x"}]}
                """),
            "Media.xcassets/Theme/Flag.imageset/light.png": Self.png(8, 8, 255, 0, 0),
            "Media.xcassets/Theme/Flag.imageset/dark.png": Self.png(8, 8, 0, 0, 255),
            "Media.xcassets/Glyph.imageset/Contents.json": contents(
                """
                {"images": [{"filename": "glyph.png"}], "properties": {"template-rendering-intent": "template"}}
                """),
            "Media.xcassets/Glyph.imageset/glyph.png": Self.png(8, 8, 1, 2, 3),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let flag = Image("Flag", bundle: bundle)
        #expect(try color(flag, 20, 20) == [255, 0, 0])
        #expect(try color(flag, 20, 20, dark: true) == [0, 0, 255])
        #expect(try color(flag.renderingMode(.template).foregroundStyle(Color.white), 20, 20) == [255, 255, 255])
        let glyph = Image("Glyph", bundle: bundle)
        #expect(try color(glyph.foregroundStyle(Color.white), 20, 20) == [255, 255, 255])
        #expect(try color(glyph.renderingMode(.original), 20, 20) == [1, 2, 3])
    }

    @Test func `A resized image fills its frame, stretched or in tiles`() throws {
        let bundle = try bundle(["dot.png": Self.png(10, 10, 9, 9, 9)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = Image("dot", bundle: bundle)
        #expect(try marks(image.resizable()).map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(
            try marks(image.resizable().scaledToFit().frame(width: 20, height: 30)).map(\.frame.size) == [
                CGSize(width: 20, height: 20)
            ])
        let tiles = try marks(image.resizable(resizingMode: .tile).frame(width: 25, height: 20))
        #expect(tiles.count == 6 && tiles.allSatisfy { $0.frame.size == CGSize(width: 10, height: 10) })
        #expect(try marks(image.interpolation(.none)).map(\.isSmooth) == [false])
    }

    @Test func `An SVG has a file once, however often it is shown`() throws {
        let bytes = Self.png(4, 4, 9, 9, 9)
        let bundle = try bundle(["dot.png": bytes])
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = Image("dot", bundle: bundle)
        let svg = SVGWriter.document(
            of: try list(
                VStack {
                    image; image
                }), title: "Dots")
        let data = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
        #expect(svg.components(separatedBy: data).count == 2)
        #expect(svg.components(separatedBy: "<use href=\"#i1\"").count == 3)
    }

    @Test(arguments: [[], [0x89, 0x50, 0x4E, 0x47], Array("%PDF-1.4".utf8)])
    func `What isn't PNG or JPEG is a box with the name`(bytes: [UInt8]) throws {
        let bundle = try bundle(["broken.png": bytes])
        defer { try? FileManager.default.removeItem(at: folder) }
        let commands = try list(Image("broken", bundle: bundle)).commands
        #expect(
            commands.contains { command in
                if case .placeholder("broken", _) = command { true } else { false }
            })
    }

    @Test func `A name doesn't lead out of the resources`() throws {
        let bundle = try bundle([
            "dot.png": Self.png(4, 4, 9, 9, 9), "inner/a.png": Self.png(4, 4, 9, 9, 9),
            "Media.xcassets/Out.imageset/Contents.json": contents(#"{"images": [{"filename": "../../dot.png"}]}"#),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["../dot", "inner/../dot", "/etc/hostname", "Out"] {
            #expect(try marks(Image(name, bundle: bundle)).isEmpty, "\(name)")
        }
    }

    @Test func `An image of data is drawn as well`() throws {
        let image = try #require(UIImage(data: Data(Self.png(20, 10, 255, 0, 0)), scale: 2))
        #expect(try marks(Image(uiImage: image)).map(\.frame.size) == [CGSize(width: 10, height: 5)])
    }
}
