import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import Pictures
@testable import Views

/// Pictures of characters.
@MainActor
struct TextPictureTests {
    private func text(_ view: some View, width: CGFloat = 240, height: CGFloat = 204) throws -> String {
        let graph = Graph(view, mode: .hosted) { graph in
            graph.isScreen = true
            graph.showRowsInSight()
            graph.screen = DeviceScreen(width: width, height: height)
        }
        return try graph.terminalPicture(as: .text, in: TerminalRoom(columns: 80))
    }

    @Test func `Texts stand at their places, and what has an edge has a frame`() throws {
        let view = VStack(alignment: .leading) {
            Text("Total")
            Toggle("Wi-Fi", isOn: .constant(true))
            Button("Save") {}.buttonStyle(.borderedProminent)
        }
        #expect(
            try text(view) == """
                ┌──────────────────────────────┐
                │                              │
                │                              │
                │Total                         │
                │                              │
                │Wi-Fi                   [   ●]│
                │                              │
                │[ Save ]                      │
                │                              │
                │                              │
                └──────────────────────────────┘

                """)
    }

    @Test func `What a terminal would obey, and what turns a line, is written out`() throws {
        let picture = try text(Text(verbatim: "a\u{1B}[31m\u{202E}b<i>"))
        #expect(picture.contains("a\\x1B[31m\\u{202E}b<i>"))
        #expect(!picture.contains("\u{1B}") && !picture.contains("\u{202E}"))
    }

    @Test func `Wide letters take two columns, and the frame stays straight`() throws {
        let lines = try text(Text(verbatim: "日本 x")).split(separator: "\n")
        let line = try #require(lines.first { $0.contains("日") })
        #expect(line.count == lines[0].count - 2)
        #expect(line.contains("日本 x"))
    }

    @Test func `A text that runs into another says so`() {
        var grid = CharacterGrid(columns: 20, rows: 1)
        grid.put("a long name", 0, 0, width: 5)
        grid.put("€1.20", 8, 0, width: 5)
        #expect(grid.text == "┌────────────────────┐\n│a long …€1.20       │\n└────────────────────┘\n")
    }

    @Test func `A text that is longer than the screen begins at its left`() {
        var grid = CharacterGrid(columns: 6, rows: 1)
        grid.put("abcdefghi", 3, 0, width: 9)
        #expect(grid.text == "┌──────┐\n│abcde…│\n└──────┘\n")
    }

    @Test func `What lies behind an opaque view isn't seen`() throws {
        let view = ZStack {
            Text("Behind")
            Color.white
            Text("In front").offset(y: 34)
        }
        let picture = try text(view)
        #expect(picture.contains("In front") && !picture.contains("Behind"))
    }

    @Test func `A long text is as many lines as the screen has`() throws {
        let picture = try text(ScrollView { Text(verbatim: String(repeating: "word ", count: 4_000)) })
        #expect(picture.split(separator: "\n").count <= 14)
    }
}
