import SwiftUI

/// Thanks for an order.
struct ReceiptScreen: View {
    let receipt: Receipt
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 16) {
            Text("Thank you, \(receipt.name)!").font(.largeTitle)
            Text("Order \(String(receipt.id))")
            Text("Paid: \(receipt.total.price(in: locale))")
            Button("Done") { dismiss() }
                .buttonStyle(.borderedProminent)
        }
    }
}

#Preview("Receipt") { ReceiptScreen(receipt: Receipt(id: 1001, total: 73, name: "Ann Example")) }

#Preview("Receipt: a long name") {
    ReceiptScreen(receipt: Receipt(id: 1002, total: 12_345, name: "Dr. Annemarie Example of Examplefield"))
}
