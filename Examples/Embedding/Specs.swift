import Foundation
import SwiftUI
import ViewSpec

@MainActor
final class Inbox: ObservableObject {
    struct Arguments: Decodable {
        var items: [String]
    }

    enum Failure: Error {
        case offline
    }

    @Published var items: [String]
    @Published var isOnline = true

    init(items: [String]) {
        self.items = items
    }

    func add(_ item: String) {
        items.append(item)
    }

    func reload() async throws {
        guard isOnline else { throw Failure.offline }
        items = ["from the server"]
    }
}

struct InboxScreen: View {
    @ObservedObject var inbox: Inbox
    @Environment(\.locale) private var locale

    var body: some View {
        VStack {
            Text("\(inbox.items.count) items, in \(locale.identifier)")
            ForEach(inbox.items, id: \.self) { Text($0) }
            Button("Clear") { inbox.items = [] }
        }
    }
}

struct Banner: View {
    let title: String

    var body: some View {
        Text(title).font(.headline)
    }
}

@main
struct Specs: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            RegisteredView("Banner", labels: "title") { (title: String) in Banner(title: title) }
            RegisteredView("Inbox", model: Inbox.self) { InboxScreen(inbox: $0) }
            RegisteredModel("Inbox", Inbox.self) {
                Init { (arguments: Inbox.Arguments) in Inbox(items: arguments.items) }
                Property("items", \.items)
                Property("isOnline", \.isOnline)
                Method("add") { (inbox, item: String) in inbox.add(item) }
                Method("reload") { inbox in try await inbox.reload() }
                Publisher("changes", \.$items)
            }
            RegisteredFunction("version") { "1.0" }
        }
    }
}
