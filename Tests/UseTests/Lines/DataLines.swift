import Combine
import SwiftUI

@Observable
final class Shop {
    var names = ["a"]
}

final class Basket: ObservableObject {
    @Published var count = 0
}

private struct Stored: View {
    @State private var shop = Shop()
    @State private var count = 0
    @StateObject private var basket = Basket()
    @AppStorage("sort") private var sort = "name"
    @SceneStorage("tab") private var tab = 1
    @Namespace private var namespace
    @FocusState private var isFocused: Bool
    @GestureState private var offset = CGSize.zero
    @ScaledMetric(relativeTo: .title) private var size = 10.0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("\(shop.names.count) \(count) \(basket.count) \(sort) \(tab) \(isFocused ? 1 : 0) \(offset.width) \(size)")
            .matchedGeometryEffect(id: "a", in: namespace)
    }
}

private struct Bound: View {
    @Bindable var shop: Shop
    @Binding var text: String
    var body: some View { TextField("Names", text: $text).onChange(of: shop.names) {} }
}

private struct FromAround: View {
    @Environment(Shop.self) private var shop
    @EnvironmentObject private var basket: Basket
    var body: some View { Text("\(shop.names.count + basket.count)") }
}

private struct Reader<Value>: View {
    @Environment private var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some View { Text("\(value)") }
}

extension Lines {
    @LineBuilder static var environment: [Any] {
        Reader(\.colorScheme)
        Reader(\.colorSchemeContrast)
        Reader(\.horizontalSizeClass)
        Reader(\.verticalSizeClass)
        Reader(\.dynamicTypeSize)
        Reader(\.sizeCategory)
        Reader(\.scenePhase)
        Reader(\.locale)
        Reader(\.calendar)
        Reader(\.timeZone)
        Reader(\.layoutDirection)
        Reader(\.displayScale)
        Reader(\.pixelLength)
        Reader(\.isEnabled)
        Reader(\.isFocused)
        Reader(\.isSearching)
        Reader(\.isPresented)
        Reader(\.editMode)
        Reader(\.refresh)
        Reader(\.openURL)
        Reader(\.openWindow)
        Reader(\.dismissWindow)
        Reader(\.dismissSearch)
        Reader(\.rename)
        Reader(\.undoManager)
        Reader(\.legibilityWeight)
        Reader(\.accessibilityReduceMotion)
        Reader(\.accessibilityReduceTransparency)
        Reader(\.accessibilityDifferentiateWithoutColor)
        Reader(\.accessibilityVoiceOverEnabled)
        Reader(\.backgroundStyle)
        Reader(\.controlSize)
        Reader(\.defaultMinListRowHeight)
        Reader(\.redactionReasons)
        Reader(\.isLuminanceReduced)
        Reader(\.symbolRenderingMode)
        Reader(\.supportsMultipleWindows)
        Text("a").environment(\.locale, Locale(identifier: "de"))
        Text("a").environment(\.colorScheme, .dark)
        Text("a").environment(\.openURL, OpenURLAction { _ in .handled })
        Text("a").transformEnvironment(\.font) { $0 = .body }
        Text("a").defaultAppStorage(.standard)
        Text("a").focusedValue(\.chosen, "a").focusedSceneValue(\.chosen, "b")
    }

    @LineBuilder static var data: [Any] {
        Stored()
        Bound(shop: Shop(), text: .constant(""))
        FromAround()
        Text("a").onAppear {}.onDisappear {}
        Text("a").task { await Task.yield() }
        Text("a").task(id: 1, priority: .background) {}
        Text("a").onChange(of: 1) { old, new in _ = old + new }
        Text("a").onChange(of: 1, initial: true) {}
        Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
        Text("a").onReceive(NotificationCenter.default.publisher(for: Notification.Name("saved"))) { _ in }
        Text("a").onReceive(Just(1)) { _ in }
        Text("a").onOpenURL { _ in }
        Text("a").userActivity("org.example.read") { $0.title = "Page" }
        Text("a").onContinueUserActivity("org.example.read") { _ in }
        Text("a").handlesExternalEvents(preferring: ["a"], allowing: ["*"])
        Text("a").focused(FocusState<Bool>().projectedValue)
        Binding(get: { 1 }, set: { _ in })
        Binding.constant("a").animation(.easeIn)
        Binding(Binding<Int?>.constant(1)).map(\.wrappedValue) as Any
        [1, 2, 3].publisher.map { $0 * 2 }.filter { $0 > 2 }.eraseToAnyPublisher()
        CurrentValueSubject<Int, Never>(1).removeDuplicates().debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        PassthroughSubject<Int, Never>().combineLatest(Just(2)).merge(with: Just((1, 2)))
        Just(1).receive(on: DispatchQueue.main).sink { _ in }
        Just(Data()).decode(type: [Int].self, decoder: JSONDecoder())
        String(localized: "greeting")
        LocalizedStringResource("greeting", defaultValue: "Hello")
        try? AttributedString(markdown: "**bold**")
        Date.now.formatted(date: .abbreviated, time: .shortened)
        Date.now.formatted(.relative(presentation: .named))
        [3, 1, 2].sorted(using: SortDescriptor(\.self))
        Measurement(value: 3, unit: UnitLength.meters).formatted()
        [1, 2].formatted(.list(memberStyle: .number, type: .and))
    }
}

extension FocusedValues {
    fileprivate var chosen: String? {
        get { self[ChosenKey.self] }
        set { self[ChosenKey.self] = newValue }
    }
}

private struct ChosenKey: FocusedValueKey {
    typealias Value = String
}
