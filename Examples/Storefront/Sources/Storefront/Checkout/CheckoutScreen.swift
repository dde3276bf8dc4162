import SwiftUI

/// Asks in three steps where an order goes, when, and how it is paid.
public struct CheckoutScreen: View {
    @State private var model: CheckoutModel
    @State private var isConfirming = false
    @State private var isReadingTerms = false
    @FocusState private var field: CheckoutModel.Field?
    @EnvironmentObject private var cart: Cart
    @Environment(\.storeClient) private var client
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    /// Creates the screen. Parcels come from the day after `today`.
    public init(today: Date = .now) {
        _model = State(initialValue: CheckoutModel(today: today))
    }

    /// The content of the screen.
    public var body: some View {
        NavigationStack {
            Form {
                switch model.step {
                case .address: AddressStep(model: model, field: $field)
                case .delivery: DeliveryStep(model: model)
                case .payment: PaymentStep(model: model, field: $field, isReadingTerms: $isReadingTerms)
                }
                buttons
            }
            .onSubmit(advance)
            .disabled(model.isPlacing)
            .navigationTitle("Checkout: \(model.step.title)")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
        .confirmationDialog("Place the order?", isPresented: $isConfirming, titleVisibility: .visible) {
            Button("Order for \(cart.total.price(in: locale))") { place() }
            Button("Not yet", role: .cancel) {}
        }
        .alert(
            "The order was not placed",
            isPresented: Binding {
                model.failure != nil
            } set: {
                if !$0 { model.failure = nil }
            },
            presenting: model.failure
        ) { failure in
            Button("Try again") { place() }
            if failure == .paymentRefused {
                Button("Pay by invoice") { model.payment = .invoice }
            }
            Button("Cancel", role: .cancel) {}
        } message: { failure in
            Text(failure.localizedDescription)
        }
        .sheet(isPresented: $isReadingTerms) { TermsScreen(isAccepted: $model.acceptsTerms) }
        .fullScreenCover(item: $model.receipt, onDismiss: { dismiss() }) { ReceiptScreen(receipt: $0) }
        .onAppear { field = .name }
    }

    @ViewBuilder
    private var buttons: some View {
        Section {
            if model.isPlacing {
                ProgressView("Placing the order…")
            } else if model.step == .payment {
                Button("Place order") {
                    field = model.check()
                    isConfirming = field == nil
                }
                .disabled(!model.acceptsTerms)
            } else {
                Button("Continue", action: proceed)
            }
            if model.step != .address { Button("Back") { model.back() } }
        }
    }

    private func proceed() {
        field = model.proceed()
    }

    /// Return goes from a field to the next, and from the last one of a step on to the next step.
    private func advance() {
        switch field {
        case .name: field = .street
        case .street: field = .postcode
        case .postcode: field = .city
        case .city: proceed()
        case .card, nil: break
        }
    }

    private func place() {
        Task { await model.place(cart, with: client) }
    }
}

#Preview("Checkout", traits: .store) { CheckoutScreen(today: Date(timeIntervalSinceReferenceDate: 0)) }
