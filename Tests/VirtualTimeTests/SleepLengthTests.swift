import Testing

@testable import VirtualTime

@Suite("The length of a sleep")
struct SleepLengthTests {
    @Test(
        "is the number with the fewest digits that it can be",
        arguments: [
            (1.999_99...2.000_01, 2), (1.9...2.0, 2), (0.049_998...0.050_001, 0.05), (0.016_661...0.016_679, 0.016_67),
            (89.999...90.2, 90), (0.333_332_5...0.333_333_5, 0.333_333), (3599.999_9...3600.1, 3600), (0.7...0.7, 0.7),
            (0.699_99...0.700_01, 0.7),
        ] as [(ClosedRange<Double>, Double)])
    func shortest(bounds: ClosedRange<Double>, expected: Double) {
        #expect(SleepLength.shortest(in: bounds) == expected)
    }

    @Test("is zero only where it can't be more")
    func zero() {
        #expect(SleepLength.shortest(in: -1...0) == 0)
        #expect(SleepLength.shortest(in: -0.5...0.000_004) == 0.000_001)
    }

    @Test(
        "is what was written also where the thread lost the processor before or after it read the clock",
        arguments: [
            // Left by the clock, worked, lost; what was written.
            (0.029_99, 0.000_02, 0.000_01, 0.03), (-0.020_01, 0.000_02, 0.05, 0.03), (0.029_99, 0.000_02, 0.05, 0.03),
            (0.799_99, 0.000_02, 0.3, 0.8), (-0.05, 0.000_02, 0.05, 0),
            (-0.3, 0.000_02, 0.01, 0), (1.999_99, 0.000_02, 0.4, 2),
        ])
    func busyMachine(left: Double, worked: Double, lost: Double, written: Double) {
        for switches in 1...2 {
            #expect(SleepLength.likeliest(left: left, (worked, lost, switches)) == written)
        }
    }

    @Test(
        "is what was written also where the thread lost the processor before and after it read the clock",
        arguments: [(1.998_5, 0.005, 2), (0.296_3, 0.009, 0.3), (59.873_1, 0.4, 60)] as [(Double, Double, Double)])
    func veryBusyMachine(left: Double, lost: Double, written: Double) {
        #expect(SleepLength.likeliest(left: left, (0.000_1, lost, 3)) == written)
    }

    @Test("of a year is what was written")
    func long() {
        let year = 365.0 * 86_400
        #expect(SleepLength.shortest(in: (year - 0.001)...year) == year)
    }
}
