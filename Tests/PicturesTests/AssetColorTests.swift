import Foundation
import SwiftUI
import Testing

@testable import Pictures
@testable import Views

@MainActor
struct AssetColorTests {
    /// A bundle with an asset catalog that has colors by these names.
    private func bundle(_ colors: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
        for (name, contents) in colors {
            let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try contents.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(path: folder.path))
    }

    private func fill(_ color: Color, _ environment: EnvironmentValues = EnvironmentValues()) throws -> Paint? {
        let graph = Graph(color, mode: .hosted, environment: environment)
        graph.isScreen = true
        graph.screen = DeviceScreen(width: 10, height: 10)
        let commands = try DisplayList(of: graph).commands
        guard commands.count == 2, case .fill(_, let paint, _) = commands[1] else { return nil }
        return paint
    }

    private let brand = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0x80", "green": "0.500", "blue": "255", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"components": {"white": "1.000", "alpha": "1.000"}}}
        ]}
        """

    @Test func `A color of an asset catalog has the components of the appearance`() throws {
        let color = Color("Brand", bundle: try bundle(["Theme/Brand": brand]))
        #expect(
            try fill(color) == .color(PaintColor(red: 128 / 255, green: 0.5, blue: 1, opacity: 0.5)))
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(try fill(color, dark) == .white)
        #expect(
            try fill(color.opacity(0.5)) == .color(PaintColor(red: 128 / 255, green: 0.5, blue: 1, opacity: 0.25)))
    }

    @Test(arguments: [
        "", "{}", "[1", #"{"colors": [{"color": {"components": {"red": "nan", "green": "0x", "blue": ""}}}]}"#,
    ])
    func `A color that can't be read is clear`(contents: String) throws {
        #expect(try fill(Color("Brand", bundle: try bundle(["Brand": contents]))) == nil)
    }

    @Test func `A color that there isn't is clear`() throws {
        #expect(try fill(Color("Nowhere", bundle: try bundle(["Brand": brand]))) == nil)
        #expect(try fill(Color("../Brand", bundle: try bundle(["Brand": brand]))) == nil)
    }
}
