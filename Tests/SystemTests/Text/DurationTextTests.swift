import Testing

@testable import System

@Suite("Durations as text")
struct DurationTextTests {
    @Test(
        "for people",
        arguments: [
            (0, "0.0 ms"), (0.00004, "0.0 ms"), (0.00125, "1.3 ms"), (0.00994, "9.9 ms"), (0.00996, "10 ms"),
            (0.9994, "999 ms"), (0.9996, "1.00 s"), (1.255, "1.26 s"), (61, "61.00 s"),
        ])
    func readable(seconds: Double, text: String) {
        #expect(DurationText.readable(seconds) == text)
    }

    @Test("for machines")
    func machineReadable() {
        #expect(DurationText.seconds(12.0000015) == "12.000002")
        #expect(DurationText.seconds(0.05) == "0.050000")
    }
}
