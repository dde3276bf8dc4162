import Testing

@testable import System

@Suite("When text is coloured")
struct ColorModeTests {
    @Test("follows the mode, then the environment, then the terminal")
    func colorMode() {
        #expect(ColorMode.auto.isColored(isTerminal: true, environment: ["TERM": "xterm"]))
        #expect(!ColorMode.auto.isColored(isTerminal: false, environment: ["TERM": "xterm"]))
        #expect(!ColorMode.auto.isColored(isTerminal: true, environment: ["TERM": "dumb"]))
        #expect(!ColorMode.auto.isColored(isTerminal: true, environment: ["NO_COLOR": "1"]))
        #expect(ColorMode.auto.isColored(isTerminal: true, environment: ["NO_COLOR": ""]))
        #expect(ColorMode.auto.isColored(isTerminal: false, environment: ["FORCE_COLOR": "1"]))
        #expect(!ColorMode.auto.isColored(isTerminal: true, environment: ["FORCE_COLOR": "0"]))
        #expect(ColorMode.always.isColored(isTerminal: false, environment: ["NO_COLOR": "1"]))
        #expect(!ColorMode.never.isColored(isTerminal: true, environment: ["FORCE_COLOR": "1"]))
    }
}
