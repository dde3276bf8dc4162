import Combine
import Lua
import Observation
import Views

@testable import Scripting

/// An item that is a value.
struct SampleItem: Codable, Equatable {
    var title: String
    var price: Double
}

/// A model that publishes its changes.
@MainActor
final class SampleInbox: ObservableObject {
    struct Arguments: Decodable {
        var items: [SampleItem]
        var title: String?
    }

    enum Failure: Error, CustomStringConvertible {
        case full(Int)
        var description: String { if case .full(let most) = self { "no room for more than \(most) items" } else { "" } }
    }

    @Published var items: [SampleItem] = []
    @Published var title = "Inbox"
    @Published var owner: SampleOwner?
    @Published var owners: [SampleOwner] = []
    var count: Int { items.count }
    let received = PassthroughSubject<SampleItem, Never>()

    init(items: [SampleItem] = [], title: String? = nil) {
        self.items = items
        if let title { self.title = title }
    }

    func add(_ item: SampleItem) throws {
        guard items.count < 3 else { throw Failure.full(3) }
        items.append(item)
        received.send(item)
    }

    func load(_ titles: [String], fails: Bool?) async throws -> Int {
        for title in titles {
            try await Task.sleep(for: .milliseconds(2))
            items.append(SampleItem(title: title, price: 1))
        }
        if fails == true { throw Failure.full(titles.count) }
        return items.count
    }
}

/// A model that is observed.
@Observable @MainActor
final class SampleOwner {
    var name = "nobody"
}

/// A model that says nothing of its changes.
@MainActor
final class PlainModel {
    var number = 1
}

struct SampleInboxScreen: View {
    @ObservedObject var inbox: SampleInbox

    var body: some View {
        VStack {
            Text(inbox.title)
            Text("\(inbox.items.count) items")
            Button("Clear") { inbox.items = [] }
        }
    }
}

struct SampleOwnerScreen: View {
    @Environment(SampleOwner.self) private var owner: SampleOwner?
    @EnvironmentObject private var inbox: SampleInbox
    @Environment(\.sampleNumber) private var number
    @Environment(\.locale) private var locale

    var body: some View {
        Text("\(owner?.name ?? "-") \(inbox.title) \(number) \(locale.identifier)")
    }
}

private enum SampleNumberKey: EnvironmentKey {
    static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
    var sampleNumber: Int {
        get { self[SampleNumberKey.self] }
        set { self[SampleNumberKey.self] = newValue }
    }
}

enum SampleCatalog {
    @MainActor static var catalog: Catalog {
        Catalog {
            RegisteredView("Inbox", model: SampleInbox.self) { SampleInboxScreen(inbox: $0) }
            RegisteredView("Owner") { SampleOwnerScreen() }
            RegisteredModel("Inbox", SampleInbox.self) {
                Init { (arguments: SampleInbox.Arguments?) in
                    SampleInbox(items: arguments?.items ?? [], title: arguments?.title)
                }
                Property("items", \.items)
                Property("title", \.title)
                Property("count", \.count)
                Property("owner", \.owner)
                Property("owners", \.owners)
                Publisher("received", \.received)
                Method("add") { (inbox, item: SampleItem) in try inbox.add(item) }
                Method("rename") { (inbox, title: String, loudly: Bool?) in
                    inbox.title = loudly == true ? title.uppercased() : title
                    return inbox.title
                }
                Method("load") { (inbox, titles: [String], fails: Bool?) in
                    try await inbox.load(titles, fails: fails)
                }
                Method("newOwner") { _ in SampleOwner() }
                Method("fill") { inbox in
                    Task {
                        try await Task.sleep(for: .milliseconds(2))
                        inbox.title = "filled"
                    }
                }
            }
            RegisteredModel("Owner", SampleOwner.self) {
                Init { SampleOwner() }
                Property("name", \.name)
            }
            RegisteredModel("Plain", PlainModel.self) { Property("number", \.number) }
            RegisteredFunction("now") { 42.5 }
            RegisteredFunction("plain") { PlainModel() }
            RegisteredFunction("join") { (parts: [String], separator: String?) in
                parts.joined(separator: separator ?? "")
            }
            RegisteredFunction("fail") { () throws -> Int in throw SampleInbox.Failure.full(0) }
            RegisteredFunction("later") { (text: String) in
                try await Task.sleep(for: .milliseconds(1))
                return text + "!"
            }
            RegisteredEnvironmentValue("sampleNumber", \.sampleNumber)
        }
    }

    @MainActor static func session() throws -> ScriptSession {
        try ScriptSession(catalog: catalog)
    }
}
