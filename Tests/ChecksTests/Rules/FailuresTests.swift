import Observation
import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct FailuresTests {
    @Test func `An object that is missing is named with the line to write`() {
        #expect(
            findings(VStack { Badge() }) == [
                "missing_object: Badge wants Basket, which isn't in its environment; add .environmentObject(Basket()) to "
                    + "the preview"
            ])
        #expect(
            findings(Total()) == [
                "missing_object: Total wants Account, which isn't in its environment; add .environment(Account()) to "
                    + "the preview"
            ])
    }

    @Test func `An object that is there, or may be missing, is fine`() {
        #expect(findings(Badge().environmentObject(Basket())).isEmpty)
        #expect(findings(Total().environment(Account())).isEmpty)
        #expect(findings(Guest()).isEmpty)
    }

    @Test func `A view that changes itself again and again never settles`() {
        let found = findings(Restless())
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("never_settles: Restless does not settle") == true)
    }

    @Test func `A view that changes itself once settles`() {
        #expect(findings(Settling()).isEmpty)
        #expect(findings(TimelineView(.periodic(from: .now, by: 1)) { _ in Text("a") }).isEmpty)
    }
}

private final class Basket: ObservableObject {
    @Published var count = 0
}

@Observable private final class Account {
    var name = "Ann"
}

private struct Badge: View {
    @EnvironmentObject var basket: Basket
    var body: some View { Text("\(basket.count)") }
}

private struct Total: View {
    @Environment(Account.self) var account
    var body: some View { Text(account.name) }
}

private struct Guest: View {
    @Environment(Account.self) var account: Account?
    var body: some View { Text(account?.name ?? "Guest") }
}

private struct Restless: View {
    @State private var count = 0
    var body: some View {
        Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 }
    }
}

private struct Settling: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count = 1 } }
}
