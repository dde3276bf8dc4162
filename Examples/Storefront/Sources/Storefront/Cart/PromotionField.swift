import SwiftUI

/// A field for a code that lowers the price.
struct PromotionField: View {
    @State private var code = ""
    @State private var problem: String?
    @State private var isAsking = false
    @EnvironmentObject private var cart: Cart
    @Environment(\.storeClient) private var client

    var body: some View {
        if let promotion = cart.promotion {
            HStack {
                Label(promotion.code, systemImage: "tag")
                Button("Remove code") { cart.promotion = nil }
            }
        } else {
            TextField("Promo code", text: $code)
                .textInputAutocapitalization(.characters)
                .onChange(of: code) { problem = nil }
                .onSubmit { Task { await apply() } }
            Button("Apply") { Task { await apply() } }
                .disabled(isAsking)
            if let problem {
                Text(problem).foregroundStyle(.red).accessibilityIdentifier("promo-problem")
            }
        }
    }

    private func apply() async {
        let code = code.uppercased()
        problem = Promotion.problem(with: code)
        guard problem == nil else { return }
        isAsking = true
        defer { isAsking = false }
        do {
            cart.promotion = try await client.promotion(for: code)
            self.code = ""
        } catch {
            problem = error.localizedDescription
        }
    }
}

#Preview("Promotion field", traits: .store) { Form { PromotionField() } }

#Preview("Promotion field: redeemed") {
    @Previewable @StateObject var cart = {
        let cart = Cart()
        cart.promotion = Promotion(code: "SPRING10", percent: 10)
        return cart
    }()
    Form { PromotionField() }.environmentObject(cart)
}
