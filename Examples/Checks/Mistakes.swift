import Observation
import SwiftUI

final class Basket: ObservableObject {
    @Published var items = ["Mug"]
}

@Observable final class Customer {
    var name = "Ann"
}

struct BasketScreen: View {
    @EnvironmentObject private var basket: Basket

    var body: some View { List(basket.items, id: \.self) { Text($0) } }
}

struct Welcome: View {
    @Environment(Customer.self) private var customer

    var body: some View { Text("Welcome, \(customer.name)") }
}

/// Its height is that of text of the usual size.
struct TotalBar: View {
    var body: some View {
        HStack {
            Text("To pay with shipping and taxes")
            Spacer()
            Text(verbatim: "€49.00").fixedSize()
        }
        .frame(height: 22)
        .padding()
    }
}

/// A photo grows over the button below it.
struct Offer: View {
    var body: some View {
        ZStack {
            Button("Buy") {}
            Color.gray.frame(width: 300, height: 200)
        }
    }
}

/// The rows need a scroll view on a small screen.
struct Steps: View {
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(1..<15) { step in
                Text("Step \(step)").frame(height: 44)
            }
            Button("Done") {}
        }
    }
}

struct Tags: View {
    let tags: [String]

    var body: some View {
        VStack { ForEach(tags, id: \.self) { Text($0) } }
    }
}

/// Each change of the number sets off the next.
struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onAppear { count = 1 }
            .onChange(of: count) { count += 1 }
    }
}

struct Photos: View {
    let names: [String]

    var body: some View { Text(names[0]) }
}

struct CloseButton: View {
    var body: some View {
        Button {
        } label: {
            Image(systemName: "xmark").frame(width: 24, height: 24)
        }
    }
}

#Preview("Basket") { BasketScreen() }

#Preview("Welcome") { Welcome() }

#Preview("Total") { TotalBar() }

#Preview("Offer") { Offer() }

#Preview("Steps") { Steps() }

#Preview("Tags") { Tags(tags: ["new", "sale", "new"]) }

#Preview("Counter") { Counter() }

#Preview("No photos") { Photos(names: []) }

#Preview("Close") { CloseButton() }
