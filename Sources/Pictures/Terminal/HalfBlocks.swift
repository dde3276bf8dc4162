import Foundation
import Raster

/// A picture of half blocks, each with the color of a pixel above and of one below.
struct HalfBlocks {
    let room: TerminalRoom

    func text(of list: DisplayList) throws -> String {
        let scale = Double(room.columns(of: list)) / Double(list.size.width)
        let canvas = try list.canvas(scale: scale)
        var text = ""
        for row in stride(from: 0, to: canvas.height, by: 2) {
            var (above, below): (Pixel?, Pixel?)
            for column in 0..<canvas.width {
                let top = canvas[column, row]
                let bottom = row + 1 < canvas.height ? canvas[column, row + 1] : nil
                if top != above { text += "\u{1B}[38;2;\(top.red);\(top.green);\(top.blue)m" }
                if let bottom, bottom != below { text += "\u{1B}[48;2;\(bottom.red);\(bottom.green);\(bottom.blue)m" }
                (above, below) = (top, bottom)
                text += "▀"
            }
            // A terminal would fill the rest of the line with the color.
            text += "\u{1B}[0m\n"
        }
        return text
    }
}
