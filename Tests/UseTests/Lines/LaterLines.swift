import SwiftUI

private struct Pages: View {
    @Namespace private var namespace
    @FocusState private var isSearching: Bool
    @State private var customization = TabViewCustomization()

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
                .customizationID("home").customizationBehavior(.disabled, for: .sidebar, .tabBar)
            TabSection("More") { Tab("News", systemImage: "newspaper") { Text("News") } }
        }
        .tabViewCustomization($customization)
        .searchable(text: .constant(""))
        .searchFocused($isSearching)
        .matchedTransitionSource(id: 1, in: namespace) {
            $0.background(.red).clipShape(.rect(cornerRadius: 4)).shadow(radius: 2)
        }
        .glassEffectUnion(id: "a", namespace: namespace)
    }
}

@Animatable
private struct Dial: Shape {
    var start: Angle
    var inset: CGFloat = 2
    @AnimatableIgnored var isFilled: Bool = true
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
}

private struct Narrow: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 200, height: root.sizeThatFits(.unspecified).height)
    }
}

private struct RedLinks: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) { container.foregroundColor = container.link == nil ? nil : .red }
}

private struct Formatting: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var body: some AttributedTextFormattingDefinition<Scope> { RedLinks() }
}

extension Lines {
    @LineBuilder static var later: [Any] {
        Pages()
        TabView { Tab("A", systemImage: "a.circle") { Text("A") } }.tabViewStyle(.sidebarAdaptable)
        TabView(selection: .constant(1)) { Tab("A", systemImage: "a.circle", value: 1) { Text("A") }.badge(2) }
        TabView { Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("Find") } }.tabBarMinimizeBehavior(
            .onScrollDown)
        TabView { Tab("A", systemImage: "a.circle") { Text("A") }.defaultVisibility(.hidden, for: .tabBar) }
        TabView { Text("a") }.tabViewBottomAccessory { Text("Now playing") }
        TabView { Text("a") }.defaultAdaptableTabBarPlacement(.sidebar)
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .black])
        Rectangle().fill(MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red]))
        Dial(start: .degrees(20)).fill(.red)
        ConcentricRectangle(corners: .concentric(minimum: 8)).fill(.red)
        Text("a").clipShape(.rect(corners: .fixed(4), isUniform: true))
        Text("a").presentationSizing(.fitted)
        Text("a").presentationSizing(.form.fitted(horizontal: false, vertical: true).sticky(vertical: true))
        Text("a").presentationSizing(Narrow())
        Text("a").safeAreaBar(edge: .bottom) { Text("bar") }
        ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top)
        Text("a").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8)).glassEffectTransition(
            .materialize)
        GlassEffectContainer(spacing: 8) { Text("a").glassEffect() }
        Button("Save") {}.buttonStyle(.glassProminent)
        Text("a").accessibilityActions(category: .edit) { Button("Cut") {} }
        Text("a").accessibilityLabel { label in
            label; Text("new")
        }
        Text("a").accessibilityScrollStatus("Page 2", isEnabled: true)
        Section("a") { Text("b") }.sectionActions { Button("Add") {} }
        Slider(value: .constant(0.5)) {
            Text("Speed")
        } ticks: {
            SliderTick(0.5); SliderTick(0.8) { Text("fast") }
        }
        Slider(value: .constant(5), in: 0...10, neutralValue: 5, enabledBounds: 2...8) {
            Text("a")
        } ticks: {
            SliderTickContentForEach([1.0, 2.0], id: \.self) { SliderTick($0) }
        }
        TextEditor(text: .constant(AttributedString("a")), selection: .constant(AttributedTextSelection()))
        TextEditor(text: .constant(AttributedString("a"))).attributedTextFormattingDefinition(Formatting())
        TextEditor(text: .constant("a"), selection: .constant(TextSelection?.none)).textSelectionAffinity(.upstream)
        TextField("Name", text: .constant("a"), selection: .constant(TextSelection?.none))
        Text("a").gesture(SpatialEventGesture().onChanged { events in _ = events.first?.location })
        Group(subviews: Text("a")) { subviews in ForEach(subviews) { $0 } }
        ForEach(subviews: Text("a")) { subview in subview }
        NavigationStack { Text("a").toolbarVisibility(.hidden, for: .tabBar).navigationSubtitle("b") }
        NavigationStack { Text("a").toolbar { ToolbarSpacer(.fixed, placement: .bottomBar) } }
        Text("a").navigationTransition(.automatic)
    }
}
