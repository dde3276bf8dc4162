import Foundation
import Raster

/// A picture of sixels: bands of six rows, one after the other in each of their colors.
struct SixelPicture {
    let room: TerminalRoom

    func text(of list: DisplayList) throws -> String {
        let wanted = Double(room.columns(of: list) * room.cell.width) / Double(list.size.width)
        let canvas = try list.canvas(scale: min(Double(list.scale), max(0.1, wanted)))
        let (colors, numbers) = Self.palette(of: canvas)
        var text = "\u{1B}P0;1;0q\"1;1;\(canvas.width);\(canvas.height)"
        for (number, color) in colors.enumerated() {
            func percent(_ part: UInt8) -> Int { (Int(part) * 100 + 127) / 255 }
            text += "#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
        }
        for top in stride(from: 0, to: canvas.height, by: 6) {
            text += Self.band(from: top, of: canvas, numbers) + "-"
        }
        return text + "\u{1B}\\\n"
    }

    /// The most colors: terminals have as many registers.
    private static let mostColors = 256

    /// The colors of a picture, in the order in which they come, and the number of the color of each pixel. Where there are
    /// too many, those are one that have the highest bits in common.
    private static func palette(of canvas: PixelCanvas) -> (colors: [Pixel], numbers: [UInt8]) {
        for bits in stride(from: 8, through: 2, by: -1) {
            var known: [Int: UInt8] = [:]
            var (colors, numbers) = ([Pixel](), [UInt8]())
            numbers.reserveCapacity(canvas.width * canvas.height)
            let shift = 8 - bits
            search: for row in 0..<canvas.height {
                for column in 0..<canvas.width {
                    let pixel = canvas[column, row]
                    let key = Int(pixel.red >> shift) << 16 | Int(pixel.green >> shift) << 8 | Int(pixel.blue >> shift)
                    if let number = known[key] {
                        numbers.append(number)
                    } else {
                        guard colors.count < mostColors else { break search }
                        known[key] = UInt8(colors.count)
                        numbers.append(UInt8(colors.count))
                        colors.append(pixel)
                    }
                }
            }
            if numbers.count == canvas.width * canvas.height { return (colors, numbers) }
        }
        preconditionFailure("two bits of each part make 64 colors")
    }

    private static func band(from top: Int, of canvas: PixelCanvas, _ numbers: [UInt8]) -> String {
        let width = canvas.width
        var sixels: [UInt8: [UInt8]] = [:]
        for row in top..<min(top + 6, canvas.height) {
            let bit = UInt8(1 << (row - top))
            for column in 0..<width {
                sixels[numbers[row * width + column], default: [UInt8](repeating: 0, count: width)][column] |= bit
            }
        }
        return sixels.sorted { $0.key < $1.key }.map { "#\($0)\(runs($1))" }.joined(separator: "$")
    }

    /// Sixels as characters, equal ones in a row with their number.
    private static func runs(_ sixels: [UInt8]) -> String {
        var text = ""
        var start = 0
        while start < sixels.count {
            var end = start
            while end < sixels.count, sixels[end] == sixels[start] { end += 1 }
            let character = String(UnicodeScalar(sixels[start] + 63))
            // What is left of the band is empty.
            if end == sixels.count, sixels[start] == 0 { break }
            text += end - start > 3 ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
            start = end
        }
        return text
    }
}
