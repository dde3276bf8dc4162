import SwiftUI

/// Everything that the store sells, by department.
public struct CatalogScreen: View {
    @StateObject private var model = CatalogModel()
    @State private var path: [Product] = []
    @AppStorage("catalogSort") private var order = SortOrder.name
    @Environment(\.storeClient) private var client

    /// Creates it.
    public init() {}

    /// The content of the screen.
    public var body: some View {
        NavigationStack(path: $path) {
            content
                .navigationTitle("Shop")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { options }
                }
                .navigationDestination(for: Product.self) { product in
                    ProductScreen(product: product) { path.removeAll() }
                }
        }
        .task { await model.load(from: client) }
    }

    @ViewBuilder
    private var content: some View {
        switch model.phase {
        case .loading:
            ProgressView("Loading the shop…")
        case .failed(let message):
            VStack(spacing: 12) {
                Label(message, systemImage: "wifi.slash")
                Button("Retry") { Task { await model.retry(with: client) } }
                    .buttonStyle(.borderedProminent)
            }
        case .loaded(let products):
            list(of: products)
                .refreshable { await model.load(from: client) }
        }
    }

    private func list(of products: [Product]) -> some View {
        let sections = model.sections(of: products, in: order)
        return List {
            ForEach(sections, id: \.department) { section in
                Section(section.department.title) {
                    ForEach(section.products) { ProductRow(product: $0) }
                }
            }
        }
        .overlay {
            if sections.isEmpty {
                Text(products.isEmpty ? "The shop is empty today." : "Nothing matches your filter.")
            }
        }
    }

    private var options: some View {
        Menu("Options", systemImage: "line.3.horizontal.decrease.circle") {
            Picker("Department", selection: $model.department) {
                Text("All").tag(Department?.none)
                ForEach(Department.allCases, id: \.self) { Text($0.title).tag(Optional($0)) }
            }
            Picker("Sort by", selection: $order) {
                ForEach(SortOrder.allCases, id: \.self) { Text($0.title) }
            }
            Toggle("Available only", isOn: $model.showsAvailableOnly)
        }
    }
}

#Preview("Catalog", traits: .store) { CatalogScreen() }

#Preview("Catalog: offline") { CatalogScreen().newStore(InMemoryStoreClient(failures: [.offline])) }

#Preview("Catalog: loading") { CatalogScreen().newStore(InMemoryStoreClient(delay: 60)) }

#Preview("Catalog: nothing to sell") { CatalogScreen().newStore(InMemoryStoreClient(stock: [])) }
