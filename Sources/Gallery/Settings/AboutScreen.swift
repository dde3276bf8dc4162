import SwiftUI

/// The screen "About" of an app: a choice of its language, its fonts, and links to its terms.
public struct AboutScreen: View {
    private enum Language: String, CaseIterable, Identifiable {
        case english, greek

        var id: Language { self }
    }

    @State private var language = Language.english
    @State private var font: String?
    @State private var isThanked = false
    @State private var opened = "nothing"

    /// Creates the screen.
    public init() {}

    public var body: some View {
        NavigationStack {
            List(selection: $font) {
                Picker("Language", selection: $language) {
                    ForEach(Language.allCases) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(.segmented)
                Section("Fonts") {
                    ForEach(["Inter", "Newsreader"], id: \.self) { Text($0) }
                }
                Text(terms)
                Text("Or write to [us](mailto:us@example.com).")
                Text("Opened \(opened), chose \(font ?? "no font") in \(language.rawValue)")
                Button("Thank us") { isThanked = true }
            }
            .navigationTitle("About")
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened = url.absoluteString
                    return .handled
                }
            )
            .alert("You're welcome", isPresented: $isThanked) {}
        }
    }

    private var terms: AttributedString {
        var terms = AttributedString("terms")
        terms.link = URL(string: "https://example.com/terms")
        return AttributedString("Read the ") + terms
    }
}

#Preview("About") { AboutScreen() }
