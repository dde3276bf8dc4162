import Foundation

/// The growth of the cost of some work with the number of nodes or specs.
struct Growth {
    let row: GrowthRow
    /// The sizes with the seconds that the work took.
    let times: [(size: Int, seconds: Double)]

    /// The slope of the line through the logarithms of sizes and times, from 1,000 on: below, what is the same for all sizes
    /// counts for more.
    var exponent: Double {
        let points = times.filter { $0.size >= 1_000 }.map { (x: log(Double($0.size)), y: log($0.seconds)) }
        let (x, y) = (points.map(\.x).mean, points.map(\.y).mean)
        let over = points.map { ($0.x - x) * ($0.y - y) }.mean
        return over / points.map { ($0.x - x) * ($0.x - x) }.mean
    }
}

extension [Double] {
    fileprivate var mean: Double { reduce(0, +) / Double(count) }
}
