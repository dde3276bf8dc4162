import SwiftUI

/// Where the order goes.
struct AddressStep: View {
    @Bindable var model: CheckoutModel
    let field: FocusState<CheckoutModel.Field?>.Binding

    var body: some View {
        Section("Where to?") {
            CheckedField("Name", $model.address.name, .name, model, field)
            CheckedField("Street", $model.address.street, .street, model, field)
            CheckedField("Postcode", $model.address.postcode, .postcode, model, field)
            CheckedField("City", $model.address.city, .city, model, field)
        }
    }
}

/// How and when the order comes.
struct DeliveryStep: View {
    @Bindable var model: CheckoutModel

    var body: some View {
        Section("When?") {
            Picker("How", selection: $model.method) {
                ForEach(DeliveryMethod.allCases, id: \.self) { Text($0.title) }
            }
            .pickerStyle(.segmented)
            if model.method != .pickup {
                DatePicker("Day", selection: $model.date, in: model.earliest..., displayedComponents: .date)
            }
        }
    }
}

/// How the order is paid.
struct PaymentStep: View {
    @Bindable var model: CheckoutModel
    let field: FocusState<CheckoutModel.Field?>.Binding
    @Binding var isReadingTerms: Bool

    var body: some View {
        Section("How do you pay?") {
            Picker("Pay by", selection: $model.payment) {
                ForEach(PaymentMethod.allCases, id: \.self) { Text($0.title) }
            }
            if model.payment == .card {
                CheckedField("Card no.", $model.card, .card, model, field)
            }
        }
        Section {
            Toggle("I accept the terms", isOn: $model.acceptsTerms)
            Button("Read the terms") { isReadingTerms = true }
        }
    }
}

/// A field with what is wrong with it below.
struct CheckedField: View {
    private let title: String
    @Binding private var text: String
    private let name: CheckoutModel.Field
    private let model: CheckoutModel
    private let focus: FocusState<CheckoutModel.Field?>.Binding

    init(
        _ title: String, _ text: Binding<String>, _ name: CheckoutModel.Field, _ model: CheckoutModel,
        _ focus: FocusState<CheckoutModel.Field?>.Binding
    ) {
        self.title = title
        _text = text
        self.name = name
        self.model = model
        self.focus = focus
    }

    var body: some View {
        TextField(title, text: $text)
            .focused(focus, equals: name)
            .submitLabel(.next)
            .onChange(of: text) { model.correct(name) }
        if let problem = model.problems[name] {
            Text(problem).font(.footnote).foregroundStyle(.red)
        }
    }
}

#Preview("Checkout: delivery") {
    @Previewable @State var model = CheckoutModel(today: Date(timeIntervalSinceReferenceDate: 0))
    Form { DeliveryStep(model: model) }
}

#Preview("Checkout: payment") {
    @Previewable @State var model = CheckoutModel(today: Date(timeIntervalSinceReferenceDate: 0))
    @Previewable @State var isReadingTerms = false
    @Previewable @FocusState var field: CheckoutModel.Field?
    Form { PaymentStep(model: model, field: $field, isReadingTerms: $isReadingTerms) }
}
