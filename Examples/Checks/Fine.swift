import SwiftUI

/// A row as a list has it: the name gives way, the price doesn't.
struct PriceRow: View {
    let name: String
    let price: String

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Text(price).fixedSize()
        }
    }
}

/// A screen that waits, with a scrim over what can't be used meanwhile.
struct WaitingScreen: View {
    var body: some View {
        ZStack {
            VStack {
                Button("Pay now") {}
                Button("Pay later") {}
            }
            Color.black.opacity(0.3).ignoresSafeArea()
            ProgressView("Paying…")
        }
    }
}

/// A name that is cut on purpose.
struct Badge: View {
    let name: String

    var body: some View {
        Text(name).lineLimit(1).truncationMode(.middle).frame(width: 120)
    }
}

#Preview("Prices") {
    List {
        PriceRow(name: "Mug", price: "€12.50")
        PriceRow(name: "Notebook with two hundred dotted pages", price: "€6.90")
    }
}

#Preview("Waiting") { WaitingScreen() }

#Preview("Badge", traits: .sizeThatFitsLayout) { Badge(name: "Alexandra Konstantinopoulos") }

#Preview("Landscape", traits: .landscapeLeft) { ScrollView { Text("Lorem ipsum dolor sit amet.") } }
