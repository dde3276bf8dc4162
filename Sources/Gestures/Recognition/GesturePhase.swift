/// The phase of a gesture.
public enum GesturePhase<Value> {
    /// Not recognized so far. There is a value where there is something to report even so, as for a press that isn't long
    /// enough yet.
    case possible(Value?)
    /// Recognized and in progress.
    case active(Value)
    /// Recognized and over.
    case ended(Value)
    /// Failed, or ended by another gesture. The reason continues a sentence about the gesture.
    case failed(String)

    /// The value, where there is one.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed(let reason): .failed(reason)
        }
    }

    /// The phase without its value.
    var status: TouchRecognizer.Status {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed(let reason): .failed(reason)
        }
    }
}
