import SwiftUI
import Testing
import UIKit

/// Color literals, which Xcode writes.
@MainActor
@Suite struct ColorLiteralTests {
    @Test func `A color literal is a color of UIKit, also where nothing says so`() {
        let orange = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(orange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)) == Color(uiColor: orange))
        #expect(Color(uiColor: #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5)) == .init(white: 0, opacity: 0.5))
    }
}
