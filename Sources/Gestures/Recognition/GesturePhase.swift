/// The phase of a gesture.
public enum GesturePhase<Value> {
    /// It may yet be what the fingers do. It has a value where there is something to report even so: a press that is
    /// not long enough so far.
    case possible(Value?)
    /// It is what the fingers do, and goes on.
    case active(Value)
    /// It is done.
    case ended(Value)
    /// It is not what the fingers do, or no longer. The reason continues a sentence about the gesture.
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
