import SwiftUI
import Testing
import ViewInspector

/// One use of each modifier that iOS 18 and 26 add, as their source has them.
private struct Uses: View {
    @Environment(\.labelsVisibility) private var labelsVisibility
    @State private var value = 0.5

    var body: some View {
        List {
            Section { Slider(value: $value).sliderThumbVisibility(.hidden) }
                .listSectionMargins(.horizontal, 8)
            Label("Mail", systemImage: "envelope").labelReservedIconWidth(24).labelIconToTitleSpacing(4)
            Button("Send") {}.buttonSizing(.flexible)
            Image(systemName: "wifi", variableValue: 0.5).symbolColorRenderingMode(.gradient)
                .symbolVariableValueMode(.draw)
            Image("cover").backgroundExtensionEffect()
            Image("cover").backgroundExtensionEffect(isEnabled: false)
            Text("drag").gesture(DragGesture(), isEnabled: false)
                .gesture(TapGesture(), name: "tap", isEnabled: true)
                .highPriorityGesture(TapGesture(), isEnabled: false)
                .highPriorityGesture(TapGesture(), name: "tap")
                .simultaneousGesture(TapGesture(), isEnabled: true)
                .simultaneousGesture(TapGesture(), name: "tap")
        }
        .labelsVisibility(.hidden)
        .searchToolbarBehavior(.minimize)
        .scrollEdgeEffectHidden()
        .scrollEdgeEffectHidden(true, for: .top)
        .writingToolsBehavior(.limited)
        .materialActiveAppearance(.active)
    }
}

@MainActor
@Suite("The modifiers of iOS 18 and 26")
struct LatestModifierUses {
    @Test func `Keep their values`() throws {
        let list = try Uses().inspect().list()
        #expect(try list.labelsVisibility() == .hidden)
        #expect(try list.searchToolbarBehavior() == .minimize)
        #expect(try list.scrollEdgeEffectHidden().edges == .all)
        #expect(try list.writingToolsBehavior() == .limited)
        #expect(try list.materialActiveAppearance() == .active)
        let section = try list.section(0)
        #expect(try section.listSectionMargins().length == 8)
        #expect(try section.slider(0).sliderThumbVisibility() == .hidden)
        #expect(try list.label(1).labelReservedIconWidth() == 24)
        #expect(try list.label(1).labelIconToTitleSpacing() == 4)
        #expect(try list.button(2).buttonSizing() == .flexible)
        #expect(try list.image(3).symbolColorRenderingMode() == .gradient)
        #expect(try list.image(3).symbolVariableValueMode() == .draw)
        #expect(try list.image(4).backgroundExtensionEffect())
        #expect(try !list.image(5).backgroundExtensionEffect())
    }
}
