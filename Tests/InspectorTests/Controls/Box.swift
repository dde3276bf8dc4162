import Views

/// A value that a test reads while a control changes it, and the control's binding to it.
@MainActor
func box<Value>(_ value: Value) -> (StateBox<Value>, Binding<Value>) {
    let box = StateBox(value)
    return (box, Binding(get: { box.value }, set: { box.value = $0 }))
}
