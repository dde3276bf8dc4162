import SwiftUI

/// Shows the shopping list of the environment, without which it can't be shown.
public struct Shopping: View {
    @EnvironmentObject private var list: ShoppingList

    /// Creates the view.
    public init() {}

    public var body: some View {
        List {
            ForEach(list.items, id: \.self) { item in
                Button(item) { list.buy(item) }
            }
            if list.items.isEmpty { Text("Nothing to buy") }
        }
    }
}

/// A shopping list for all previews of this file.
private struct FilledList: PreviewModifier {
    static func makeSharedContext() async throws -> ShoppingList { ShoppingList(items: ["Milk", "Bread"]) }

    func body(content: Content, context: ShoppingList) -> some View { content.environmentObject(context) }
}

#Preview("Shopping", traits: .modifier(FilledList())) { Shopping() }

#Preview("Shopping: all bought") { Shopping().environmentObject(ShoppingList()) }
