import SwiftUI

struct TipsView: View {
    private let tips = Tips.load()

    var body: some View {
        NavigationStack {
            List(tips, id: \.self) { Text($0) }
                .navigationTitle("Tips")
        }
    }
}

/// The tips that come with the app.
enum Tips {
    static func load() -> [String] {
        guard let url = Bundle.module.url(forResource: "tips", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }
}
