// The slots of controls by which layouts know what is inside them.
extension Slot {
    /// The prompt of an empty field.
    package static let prompt = Slot("prompt")
    /// The label at the lower end of a slider or a gauge.
    package static let minimumLabel = Slot("minimumValueLabelView")
    /// The label at the upper end of a slider or a gauge.
    package static let maximumLabel = Slot("maximumValueLabelView")
    /// The label of the current value.
    package static let currentValueLabel = Slot("currentValueLabelView")
}
