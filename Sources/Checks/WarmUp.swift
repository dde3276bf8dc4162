import Views

extension Examination {
    /// Shows a screen of common views in all circumstances, and looks at it by all rules.
    ///
    /// The copies of the process that come after it find what Swift's runtime and the layout look up once: without it, each of
    /// 300 previews took three times as long.
    package static func warmUp() async {
        _ = await examine(
            CheckedPreview(name: "", origin: "", file: "", line: 1) {
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
                        }
                    }
                    .navigationTitle("Shop")
                    .toolbar { Button("Add", systemImage: "plus") {} }
                }
            })
    }
}
