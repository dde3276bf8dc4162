/// Spreads bytes by a Gaussian curve, as the mean of three boxes in turn does: with a sum that goes along, its time doesn't
/// grow with the radius.
package struct Blur {
    /// The greatest deviation, in pixels: beyond, a phone's screen is one color, and the room around it takes seconds to fill.
    private static let greatest = 250.0

    /// The lengths of the boxes, in pixels; odd, so that each has a middle.
    private let boxes: [Int]

    /// Nil where nothing would be spread.
    init?(deviation: Double) {
        guard deviation > 0.2, deviation.isFinite else { return nil }
        let deviation = min(deviation, Self.greatest)
        // The variance of a box of n pixels is (n² - 1) / 12: of three boxes, the first ones are of the shorter odd length and
        // the rest two pixels longer, so that the sum is nearest to the curve's.
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        var short = Int(ideal)
        if short % 2 == 0 { short -= 1 }
        let missing = 12 * deviation * deviation - 3 * Double(short * short - 1)
        // Each of the longer boxes adds 4 (n + 1) to twelve variances.
        let long = min(max(Int((missing / Double(4 * (short + 1))).rounded()), 0), 3)
        boxes = (0..<3).map { $0 < 3 - long ? short : short + 2 }
        guard boxes.contains(where: { $0 > 1 }) else { return nil }
    }

    /// How many pixels away something is spread.
    package static func reach(deviation: Double) -> Int {
        Blur(deviation: deviation)?.boxes.reduce(0) { $0 + $1 / 2 } ?? 0
    }

    /// Spreads the bytes of a plane in rows. Outside of it all is 0.
    func apply(to plane: inout [UInt8], _ width: Int, _ height: Int) {
        guard width > 0, height > 0 else { return }
        var other = plane
        for box in boxes where box > 1 {
            for row in 0..<height { Self.average(plane, &other, row * width, 1, width, box) }
            for column in 0..<width { Self.average(other, &plane, column, width, height, box) }
        }
    }

    /// Writes the mean of the neighbors of each of a number of bytes, which are a step apart.
    private static func average(
        _ from: [UInt8], _ to: inout [UInt8], _ start: Int, _ step: Int, _ count: Int, _ box: Int
    ) {
        let half = box / 2
        var sum = 0
        for index in 0..<min(half, count) { sum += Int(from[start + index * step]) }
        for index in 0..<count {
            if index + half < count { sum += Int(from[start + (index + half) * step]) }
            if index > half { sum -= Int(from[start + (index - half - 1) * step]) }
            to[start + index * step] = UInt8((sum + half) / box)
        }
    }
}
