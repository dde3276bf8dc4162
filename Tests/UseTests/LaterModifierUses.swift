import SwiftUI
import Testing
import ViewInspector

/// One use of each modifier, as source for iOS has them.
private struct Uses: View {
    @State private var isOn = false
    @State private var isExpanded = false
    @State private var text = ""
    @Namespace private var namespace
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.sidebarRowSize) private var sidebarRowSize
    @Environment(\.menuOrder) private var menuOrder
    @Environment(\.badgeProminence) private var badgeProminence
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.allowedDynamicRange) private var dynamicRange

    var body: some View {
        List {
            Section("Rows", isExpanded: $isExpanded) { Text("row").alignmentGuide(.listRowSeparatorLeading) { _ in 0 } }
            Section(isExpanded: $isExpanded) {
                Text("other")
            } header: {
                Text("Header")
            }
        }
        .listStyle(.sidebar)
        .listRowSpacing(4)
        .listSectionSpacing(.compact)
        .listSectionSpacing(8)
        .contentMargins(.horizontal, 12, for: .scrollContent)
        .contentMargins(.top, EdgeInsets(), for: .scrollIndicators)
        .contentMargins(12)
        .defaultScrollAnchor(.bottom)
        .scrollIndicatorsFlash(onAppear: true)
        .scrollIndicatorsFlash(trigger: isOn)
        .safeAreaPadding(.bottom, 8)
        .safeAreaPadding(EdgeInsets())
        .safeAreaPadding(8)
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .vertical)
        Grid {
            GridRow { Text("wide").gridCellColumns(2).gridCellAnchor(.top) }
            GridRow { Divider().gridCellUnsizedAxes(.horizontal).gridColumnAlignment(.leading) }
        }
        Menu("Menu") { Button("Item") {}.menuActionDismissBehavior(.disabled) }
            .menuOrder(.fixed)
            .paletteSelectionEffect(.symbolVariant(.slash))
        Text("text")
            .textScale(.secondary)
            .typesettingLanguage(.init(languageCode: .thai))
            .typesettingLanguage(.automatic, isEnabled: isOn)
            .monospaced()
            .invalidatableContent()
            .typeSelectEquivalent("t")
            .containerRelativeFrame(.horizontal)
            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
            .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
            .geometryGroup()
            .coordinateSpace(.named("texts"))
            .layoutDirectionBehavior(.mirrors(in: .leftToRight))
            .interactionActivityTrackingTag("text")
            .onContinuousHover { phase in if case .active(let location) = phase { isOn = location.x > 0 } }
            .accessibilityDirectTouch(options: [.silentOnTouch])
            .accessibilityZoomAction { isOn = $0.direction == .zoomIn }
            .matchedTransitionSource(id: "text", in: namespace)
            .navigationTransition(.zoom(sourceID: "text", in: namespace))
            .focusEffectDisabled()
            .hoverEffectDisabled()
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: isOn)
            .sensoryFeedback(trigger: isOn) { _, new in new ? .success : nil }
        TextEditor(text: $text)
            .findDisabled()
            .replaceDisabled()
            .findNavigator(isPresented: $isOn)
        Button("Button") {}
            .buttonRepeatBehavior(.enabled)
            .springLoadingBehavior(.enabled)
            .badgeProminence(.decreased)
            .allowedDynamicRange(.constrainedHigh)
            .presentationSizing(.fitted)
            .presentationContentInteraction(.scrolls)
            .presentationCompactAdaptation(.popover)
            .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
            .inspector(isPresented: $isOn) { Text("details").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
            .navigationSplitViewColumnWidth(200)
            .toolbarRole(.editor)
            .toolbarTitleDisplayMode(.inlineLarge)
            .toolbarBackground(.red, for: .navigationBar, .tabBar)
            .toolbarBackground(.hidden, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar(removing: .title)
            .toolbarTitleMenu { Button("Rename") {} }
            .toolbar { ToolbarSpacer(.fixed) }
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .fileImporter(isPresented: $isOn, allowedContentTypes: [.plainText]) { _ in }
    }
}

@Suite("Modifiers of later versions") @MainActor
struct LaterModifierUses {
    private let text = Text("a")

    @Test("stand in a screen that works")
    func screen() throws {
        let screen = try Uses().hosted()
        #expect(throws: Never.self) { try screen.find(text: "text") }
        #expect(throws: InspectionError.self) { try screen.find(text: "row") }
        try screen.find(ViewType.Section.self).expand()
        #expect(try screen.find(text: "row").string() == "row")
    }

    @Test("keep what they are given")
    func read() throws {
        let frame = try text.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.inspect().text()
            .containerRelativeFrame()
        #expect(frame.length?(10, .horizontal) == 5 && frame.parts == nil)
        let width = try text.navigationSplitViewColumnWidth(min: 1, ideal: 2).inspect().text()
            .navigationSplitViewColumnWidth()
        #expect(width.min == 1 && width.ideal == 2 && width.max == nil)
        #expect(try text.toolbarColorScheme(nil).inspect().text().toolbarColorScheme().bars == [.automatic])
        #expect(try text.toolbarBackground(.red).inspect().text().toolbarBackground().style as? Color == .red)
        #expect(try text.contentMargins(.top, nil).inspect().text().contentMargins().insets == nil)
        #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
    }

    @Test("choose files")
    func files() throws {
        struct Import: View {
            @State private var isPresented = true
            @State private var result = "nothing"

            var body: some View {
                Button(result) { isPresented = true }
                    .fileImporter(
                        isPresented: $isPresented, allowedContentTypes: [.json], allowsMultipleSelection: true,
                        onCompletion: { result in
                            switch result {
                            case .success(let files): self.result = files.map(\.lastPathComponent).joined()
                            case .failure(let error): self.result = "\(error)"
                            }
                        }, onCancellation: { result = "cancelled" })
            }
        }
        let screen = try Import().hosted()
        let importer = try screen.find(ViewType.FileImporter.self)
        #expect(throws: InspectionError.self) { try importer.choose([]) }
        try importer.choose([URL(fileURLWithPath: "/a.json"), URL(fileURLWithPath: "/b.json")])
        #expect(try screen.find(button: "a.jsonb.json").isResponsive())
    }

    @Test("play feedback")
    func feedback() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                Button("Add") { count += 1 }
                    .sensoryFeedback(.success, trigger: count) { $1 > 1 }
                    .sensoryFeedback(trigger: count) { .impact(weight: .light) }
            }
        }
        let screen = try Counter().hosted()
        let button = try screen.find(button: "Add")
        try button.tap()
        try button.tap()
        #expect(screen.playedFeedback.filter { $0 == .impact(weight: .light) }.count == 2)
        #expect(screen.playedFeedback.filter { $0 == .success }.count == 1)
    }
}
