import SwiftUI
import Testing
import UIKit
import ViewInspector

@MainActor @Suite("The content of a cell")
struct HostingConfigurationTests {
    @Test("is views, with what stands behind them and around them")
    func parts() throws {
        let cell = UIHostingConfiguration { Text("row") }
            .margins(.horizontal, 8).minSize(height: 44).background { Color.red }
        #expect(try cell.content.inspect().text().string() == "row")
        #expect(try cell.background.inspect().color().value() == .red)
        #expect(cell.margins == [.leading: 8, .trailing: 8])
        #expect(cell.minSize.height == 44)
        #expect(cell.margins(.top, 2).margins.count == 3)
        let filled = UIHostingConfiguration { Text("row") }.background(.blue)
        #expect(filled.background.style == Color.blue)
    }

    @Test("is kept by the view that shows it")
    func view() {
        let view = UIHostingConfiguration { Text("row") }.makeContentView()
        #expect(view.configuration is UIHostingConfiguration<Text, EmptyView>)
    }
}
