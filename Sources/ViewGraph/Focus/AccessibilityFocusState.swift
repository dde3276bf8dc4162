/// Whether a view has the accessibility focus, or which one: it follows the focus, and moves it when it is set.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus that a state elsewhere follows.
    @propertyWrapper
    public struct Binding {
        package let box: FocusBox<Value>

        /// Which view has the focus.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private var box: FocusBox<Value>

    /// Follows whether one view has the focus.
    public init() where Value == Bool {
        box = FocusBox()
    }

    /// Follows whether one view has the focus of one of some technologies, all of which are taken to be in use.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        box = FocusBox()
    }

    /// Follows which view has the focus, nil for none of them.
    public init<T: Hashable>() where Value == T? {
        box = FocusBox()
    }

    /// Follows which view has the focus of one of some technologies, all of which are taken to be in use.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        box = FocusBox()
    }

    /// Which view has the focus.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// The binding for `accessibilityFocused(_:equals:)`.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(box: box) }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        box = connection.storage(adopting: box) { $0.copy() }
    }
}

// A focus state follows the focus, whatever it is handed.
extension AccessibilityFocusState: ComparedInput {
    package func isSameInput(as other: AccessibilityFocusState) -> Bool { true }
}

extension AccessibilityFocusState: ModelProperty {
    package var modelValue: Any? { box.untracked }
    package func keeps(in box: AnyObject) -> Bool { self.box.keeps(in: box) }
}
