import Combine
import SwiftUI

/// The state of the catalogue.
@MainActor
final class CatalogModel: ObservableObject {
    enum Phase: Equatable {
        case loading
        case loaded([Product])
        case failed(String)
    }

    @Published private(set) var phase = Phase.loading
    @Published var department: Department?
    @Published var showsAvailableOnly = false

    /// Asks the store for its products. What is shown stays until the answer comes.
    func load(from client: any StoreClient) async {
        do {
            phase = .loaded(try await client.products())
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }

    /// Begins anew after a failure.
    func retry(with client: any StoreClient) async {
        phase = .loading
        await load(from: client)
    }

    /// The products that are to be shown by department, those without any left out.
    func sections(of products: [Product], in order: SortOrder) -> [(department: Department, products: [Product])] {
        Department.allCases.compactMap { department in
            guard self.department == nil || self.department == department else { return nil }
            let shown = products.filter { $0.department == department && !(showsAvailableOnly && $0.isSoldOut) }
            return shown.isEmpty ? nil : (department, order.sorted(shown))
        }
    }
}
