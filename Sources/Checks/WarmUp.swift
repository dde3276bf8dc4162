import Foundation
import Observation
import Views

extension Examination {
    /// Shows screens of common views in all circumstances, and looks at them by all rules.
    ///
    /// The copies of the process that come after it find what Swift's runtime and the layout look up once for each type: without
    /// it, each of 300 previews took three times as long.
    package static func warmUp() async {
        for screen in [shop, settings, article] {
            _ = await examine(CheckedPreview(name: "", origin: "", file: "", line: 1) { screen() })
        }
    }

    private static func shop() -> any View {
        NavigationStack {
            List {
                Section("Account") {
                    TextField("Name", text: .constant(""))
                    Toggle("Newsletter", isOn: .constant(true))
                    Button("Save") {}
                }
                ForEach(0..<3) { index in
                    HStack {
                        Image(systemName: "star")
                        VStack(alignment: .leading) {
                            Text("Product \(index)").font(.headline)
                            Text(verbatim: "12.50").bold().foregroundStyle(.secondary)
                        }
                        Spacer()
                    }
                    .padding(4)
                    .swipeActions { Button("Delete", role: .destructive) {} }
                }
                LabeledContent("Shipping", value: "4.90")
            }
            .navigationTitle("Shop")
            .toolbar { Button("Add", systemImage: "plus") {} }
            .searchable(text: .constant(""))
            .refreshable {}
            .safeAreaInset(edge: .bottom) { Text("Bar") }
            .alert("Sorry", isPresented: .constant(false)) { Button("OK") {} }
            .sheet(isPresented: .constant(false)) { Text("Sheet") }
        }
    }

    private static func settings() -> any View {
        NavigationStack {
            Form {
                Section {
                    Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                    Picker("Style", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                        .pickerStyle(.segmented)
                    Stepper("Number", value: .constant(1), in: 0...3)
                    Slider(value: .constant(0.5))
                    SecureField("Password", text: .constant(""))
                    DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
                NavigationLink("More") { Text("More") }
                DisclosureGroup("Details") { Text("Inside") }
                Label("Help", systemImage: "questionmark")
                Menu("Actions") { Button("Copy") {} }
                ProgressView()
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private static func article() -> any View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(["a", "b"], id: \.self) { word in ArticleRow(word: word) }
                Divider()
                Button("Read") {}.buttonStyle(.bordered).disabled(true)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        }
        .environment(Article())
        .task {}
        .onAppear {}
    }
}

@Observable
private final class Article {
    var count = 1
}

/// A view as an app has them: with a state, a value of the environment, and an object.
private struct ArticleRow: View {
    let word: String

    @State private var isOpen = false
    @Environment(Article.self) private var article
    @Environment(\.locale) private var locale

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 4).fill(Color.blue)
            Circle().frame(width: 20, height: 20).overlay { Image(systemName: "star") }
            if isOpen { Text("\(article.count)") } else { Text(word).lineLimit(2).multilineTextAlignment(.center) }
        }
        .clipShape(Capsule())
        .opacity(0.9)
        .onTapGesture { isOpen.toggle() }
        .onChange(of: isOpen) { article.count += 1 }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text(word))
        .id(word)
    }
}
