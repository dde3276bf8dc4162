import Foundation

extension EnvironmentValues {
    /// The image at a URL, for images that load asynchronously. By default nothing is loaded yet.
    @Entry public var asyncImageLoader: (URL) -> AsyncImagePhase = { _ in .empty }
}

extension View {
    /// Decides what stands at an address, for the images in this view that load themselves. A state that `load` reads
    /// makes them load again when it changes.
    public nonisolated func asyncImageLoader(_ load: @escaping (URL) -> AsyncImagePhase) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(\.asyncImageLoader, load, kind: ModifierType.AsyncImageLoader.kind))
    }
}

extension ModifierType {
    public enum AsyncImageLoader: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(.required("load", DynamicFunctionValue.self)) { load in
                    _EnvironmentKeyWritingModifier(\.asyncImageLoader, load.asyncImageLoader, kind: kind)
                }
            ])
    }
}

extension DynamicFunctionValue {
    /// The function as a loader. An error that it raises is kept, and the image stays empty.
    fileprivate var asyncImageLoader: (URL) -> AsyncImagePhase {
        let carried = MainThreadOnly(function)
        return { url in
            MainActor.assumeIsolated {
                let function = carried.value
                do {
                    let answer = try function.call([url.dynamicValue]).first ?? .none
                    return MainThreadOnly(try AsyncImagePhase.make(from: answer))
                } catch {
                    function.keep(failure: error)
                    return MainThreadOnly(.empty)
                }
            }.value
        }
    }
}

/// The reason why an image could not be loaded, in a script's words.
public struct AsyncImageFailure: Error, Equatable, CustomStringConvertible {
    /// The words.
    public let description: String
}

extension AsyncImagePhase: DynamicConvertible {
    public static var dynamicName: String { "Image, message of a failure or nil" }
    public static var dynamicExample: String { "Image('photo')" }

    @MainActor public static func make(from value: DynamicValue) throws -> AsyncImagePhase {
        switch value {
        case .none: return .empty
        case .string(let message): return .failure(AsyncImageFailure(description: message))
        case .view(let image as Image), .object(let image as Image): return .success(image)
        default: throw mismatch(value)
        }
    }

    /// The value for a dynamic language: a table with `image` or `error`, or with neither.
    public var dynamicValue: DynamicValue {
        switch self {
        case .empty: .record([:])
        case .success(let image): .record(["image": .view(image)])
        case .failure(let error): .record(["error": .string("\(error)")])
        }
    }
}
