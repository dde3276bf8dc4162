import Foundation
import Views

/// The outlines of a face of Inter, by character and weight. They are read when they are drawn.
///
/// `tools/letters/letters.py` writes them, a line a letter. They are kept, 449 kB, so that a picture has the same letters on each
/// machine and needs no package of 4 MB that few machines have; only the files of the font have them.
struct LetterFace: Sendable {
    static let text = LetterFace("inter-text", units: 2816)
    /// The cut for large letters.
    static let display = LetterFace("inter-display", units: 2048)

    /// Where the figures of equal width stand, from 0 on.
    static let tabularDigits: UInt32 = 0xE000

    private let source: StaticString
    /// The units of an em.
    private let units: Int
    /// Where the numbers of each line start in the source.
    private let lines: [Int]
    private let places: [UInt32: Int]

    private init(_ name: String, units: Int) {
        let source = EmbeddedResources.texts[name]!
        self.source = source
        self.units = units
        let bytes = UnsafeBufferPointer(start: source.utf8Start, count: source.utf8CodeUnitCount)
        var (lines, places): ([Int], [UInt32: Int]) = ([], [:])
        var start = 0
        while start < bytes.count {
            let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            for code in bytes[start..<colon].split(separator: UInt8(ascii: ",")) {
                places[UInt32(String(decoding: code, as: UTF8.self), radix: 16) ?? 0] = lines.count
            }
            lines.append(colon + 1)
            start = (bytes[colon...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
        }
        (self.lines, self.places) = (lines, places)
    }

    /// A letter of a weight, in ems from its origin on the baseline.
    struct Letter {
        let advance: CGFloat
        /// To the right and down.
        fileprivate(set) var outline = Path()
    }

    /// The letter of a character; nil where the face lacks it.
    /// - Parameter weight: The weight as in CSS, from 100 to 900.
    /// - Complexity: O(*n*) in the points of the outline.
    func letter(_ code: UInt32, weight: Int) -> Letter? {
        guard let line = places[code] else { return nil }
        let bytes = UnsafeBufferPointer(start: source.utf8Start, count: source.utf8CodeUnitCount)
        let mix = WeightMix(weight)
        var numbers = NumberReader(bytes: bytes, place: lines[line])
        var letter = Letter(advance: mix.length(&numbers) / CGFloat(units))
        add(line, bytes, at: .zero, mix, to: &letter.outline)
        return letter
    }

    /// Adds the outline of a line, moved to a place in units.
    private func add(
        _ line: Int, _ bytes: UnsafeBufferPointer<UInt8>, at origin: CGPoint, _ mix: WeightMix, to path: inout Path
    ) {
        var numbers = NumberReader(bytes: bytes, place: lines[line])
        _ = mix.length(&numbers)
        let count = numbers.next()
        guard count >= 0 else {
            for _ in 0..<(-count) {
                let component = numbers.next()
                let place = mix.place(x: numbers.next(), &numbers)
                add(component, bytes, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), mix, to: &path)
            }
            return
        }
        for _ in 0..<count {
            var contour: [(place: CGPoint, isOnCurve: Bool)] = []
            var place = origin
            for _ in 0..<numbers.next() {
                let first = numbers.next()
                let step = mix.place(x: first >> 1, &numbers)
                place = CGPoint(x: place.x + step.x, y: place.y + step.y)
                let scale = 1 / CGFloat(units)
                contour.append((CGPoint(x: place.x * scale, y: -place.y * scale), first & 1 == 1))
            }
            path.add(contour)
        }
    }
}

/// By how much the light and the black outlines of a letter make up one of another weight.
private struct WeightMix {
    private let light: CGFloat
    private let black: CGFloat

    init(_ weight: Int) {
        light = weight < 400 ? CGFloat(400 - weight) / 300 : 0
        black = weight > 400 ? CGFloat(weight - 400) / 500 : 0
    }

    /// Reads a length.
    func length(_ numbers: inout NumberReader) -> CGFloat {
        let regular = CGFloat(numbers.next())
        let (ofLight, ofBlack) = (CGFloat(numbers.next()), CGFloat(numbers.next()))
        return regular + light * ofLight + black * ofBlack
    }

    /// Reads a distance, whose regular part is followed by what the other weights add to it.
    func place(x: Int, _ numbers: inout NumberReader) -> CGPoint {
        let regular = CGPoint(x: CGFloat(x), y: CGFloat(numbers.next()))
        let (lightX, lightY) = (CGFloat(numbers.next()), CGFloat(numbers.next()))
        let (blackX, blackY) = (CGFloat(numbers.next()), CGFloat(numbers.next()))
        return CGPoint(
            x: regular.x + light * lightX + black * blackX, y: regular.y + light * lightY + black * blackY)
    }
}

/// Reads whole numbers in the notation of source maps: five bits and a sign of continuation in a character of Base64, and the
/// sign of the number in its lowest bit.
private struct NumberReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var place: Int

    mutating func next() -> Int {
        var (value, shift) = (0, 0)
        while place < bytes.count {
            let digit = Self.digit(bytes[place])
            place += 1
            value |= (digit & 31) << shift
            shift += 5
            if digit < 32 { break }
        }
        return value & 1 == 1 ? -(value >> 1) : value >> 1
    }

    private static func digit(_ byte: UInt8) -> Int {
        switch byte {
        case 0x41...0x5A: Int(byte) - 0x41
        case 0x61...0x7A: Int(byte) - 0x61 + 26
        case 0x30...0x39: Int(byte) - 0x30 + 52
        case 0x2B: 62
        default: 63
        }
    }
}

extension Path {
    /// Adds a closed line in the manner of TrueType: between two points that aren't on the curve, there is one that is.
    fileprivate mutating func add(_ points: [(place: CGPoint, isOnCurve: Bool)]) {
        guard let first = points.first else { return }
        move(to: first.place)
        var control: CGPoint?
        for point in points.dropFirst() {
            switch (control, point.isOnCurve) {
            case (nil, true): addLine(to: point.place)
            case (nil, false): control = point.place
            case (let bend?, true):
                addQuadCurve(to: point.place, control: bend)
                control = nil
            case (let bend?, false):
                let middle = CGPoint(x: (bend.x + point.place.x) / 2, y: (bend.y + point.place.y) / 2)
                addQuadCurve(to: middle, control: bend)
                control = point.place
            }
        }
        if let control { addQuadCurve(to: first.place, control: control) }
        closeSubpath()
    }
}
