import Foundation
import Testing

@testable import Pictures
@testable import Views

/// The pictures of terminals, byte by byte.
@MainActor
struct TerminalFormTests {
    private func list(_ width: CGFloat, _ height: CGFloat, _ commands: [DisplayList.Command]) -> DisplayList {
        DisplayList(
            size: CGSize(width: width, height: height), scale: 1,
            items: commands.map { DisplayList.Item(path: "", command: $0) })
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }

    private let red = Paint.color(PaintColor(red: 1, green: 0, blue: 0))

    // MARK: Half blocks

    @Test func `A half block has the color of a pixel above and of one below`() throws {
        // Two columns of eight points, three rows of pixels.
        let picture = list(16, 24, [.fill(rect(8, 0, 8, 8), red, isEvenOdd: false)])
        #expect(
            try HalfBlocks(room: TerminalRoom(columns: 80)).text(of: picture) == """
                \u{1B}[38;2;255;255;255m\u{1B}[48;2;255;255;255m▀\u{1B}[38;2;255;0;0m▀\u{1B}[0m
                \u{1B}[38;2;255;255;255m▀▀\u{1B}[0m

                """)
    }

    // MARK: Sixels

    @Test func `Sixels are bands of six rows, in each of their colors`() throws {
        var room = TerminalRoom(columns: 1)
        room.cell = (8, 8)
        let picture = list(8, 8, [.fill(rect(4, 0, 4, 8), red, isEvenOdd: false)])
        #expect(
            try SixelPicture(room: room).text(of: picture)
                == "\u{1B}P0;1;0q\"1;1;8;8#0;2;100;100;100#1;2;100;0;0#0!4~$#1!4?!4~-#0!4B$#1!4?!4B-\u{1B}\\\n")
    }

    @Test func `More colors than a terminal has are made fewer`() throws {
        let stops = [
            Paint.Stop(color: PaintColor(red: 1, green: 0, blue: 0), location: 0),
            Paint.Stop(color: PaintColor(red: 0, green: 1, blue: 1), location: 1),
        ]
        let paint = Paint.linear(stops, from: .zero, to: CGPoint(x: 700, y: 0))
        var room = TerminalRoom(columns: 100)
        room.cell = (8, 16)
        let text = try SixelPicture(room: room).text(
            of: list(700, 6, [.fill(rect(0, 0, 700, 6), paint, isEvenOdd: false)]))
        let colors = text.components(separatedBy: "#").filter {
            $0.contains(";2;") || $0.split(separator: ";").count == 5
        }
        #expect((2...256).contains(colors.count))
        #expect(text.hasSuffix("\u{1B}\\\n"))
    }

    // MARK: Kitty's protocol

    @Test func `Kitty's terminal gets a PNG in pieces, and is asked for no answer`() throws {
        let picture = list(8, 8, [.fill(rect(4, 0, 4, 8), red, isEvenOdd: false)])
        let text = try KittyPicture(room: TerminalRoom(columns: 80)).text(of: picture)
        let png = Data(try picture.png(scale: 1)).base64EncodedString()
        #expect(text == "\u{1B}_Ga=T,f=100,q=2,c=1,m=0;\(png)\u{1B}\\\n")
    }

    @Test func `A large picture is several pieces that make one`() throws {
        let runs = (0..<600).map { number -> DisplayList.Command in
            .fill(
                rect(CGFloat(number * 7 % 393), CGFloat(number * 19), 31.3, 17.7), red.opacity(0.31), isEvenOdd: false)
        }
        let picture = list(393, 852, runs)
        let text = try KittyPicture(room: TerminalRoom(columns: 80)).text(of: picture)
        let pieces = text.dropLast().components(separatedBy: "\u{1B}\\").dropLast().map { piece in
            piece.dropFirst("\u{1B}_G".count).split(separator: ";", maxSplits: 1).map(String.init)
        }
        #expect(pieces.count > 1)
        #expect(pieces.dropLast().allSatisfy { $0[0].hasSuffix("m=1") && $0[1].utf8.count == 4096 })
        #expect(pieces.last?[0] == "m=0")
        let png = try #require(Data(base64Encoded: pieces.map { $0[1] }.joined()))
        #expect(Array(png) == (try picture.png(scale: 1)))
    }

    // MARK: Room

    @Test func `A picture has a column for eight points, as far as there is room`() {
        #expect(TerminalRoom(columns: 80).columns(of: list(393, 10, [])) == 50)
        #expect(TerminalRoom(columns: 30).columns(of: list(393, 10, [])) == 30)
        #expect(TerminalRoom(columns: 300).columns(of: list(1366, 10, [])) == 100)
        #expect(TerminalRoom(columns: 0).columns(of: list(10, 10, [])) == 1)
    }
}
