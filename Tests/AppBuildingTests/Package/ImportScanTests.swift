import Testing

@testable import AppBuilding

@Suite("The modules that a file imports")
struct ImportScanTests {
    @Test func `Imports are found with their attributes, kinds and submodules`() {
        let text = """
            import SwiftUI
            @testable import App
            @preconcurrency public import Combine
              import struct CoreGraphics.CGRect
            import os.log; import Foundation
            internal import Observation // important
            """
        #expect(
            ImportScan.modules(in: text) == [
                "SwiftUI", "App", "Combine", "CoreGraphics", "os", "Observation",
            ])
    }

    @Test func `Text that only speaks of imports has none`() {
        #expect(
            ImportScan.modules(
                in: "// import SwiftUI\nlet important = 1\nimported.import(SwiftUI)\n\"import SwiftUI\"\n"
            ).isEmpty)
    }
}
