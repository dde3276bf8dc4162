import Foundation
import protocol OpenCombine.TopLevelDecoder
import protocol OpenCombine.TopLevelEncoder

/// A form in which values of a type are handed over.
public protocol TransferRepresentation<Item> {
    /// The type of the values.
    associatedtype Item

    /// The single forms, in order. Not for apps.
    var _forms: [_TransferForm] { get }
}

/// One form in which a value is handed over.
public struct _TransferForm {
    /// The type of the data; nil for another value that stands for it.
    let contentType: UTType?
    /// Makes the data or the other value; nil where the form is only taken. Gives nil where that fails.
    let exporting: ((Any) -> Any?)?
    /// Makes the value; nil where the form is only given. Gives nil where that fails.
    let importing: ((Any) -> Any?)?

    init<Item, Form>(
        _ contentType: UTType?, exporting: (@MainActor (Item) async throws -> Form)?,
        importing: (@MainActor (Form) async throws -> Item)?
    ) {
        self.contentType = contentType
        self.exporting = exporting.map { exporting in
            { item in (item as? Item).flatMap { immediateResult(of: exporting, $0) } }
        }
        self.importing = importing.map { importing in
            { form in (form as? Form).flatMap { immediateResult(of: importing, $0) } }
        }
    }
}

/// The result of an asynchronous function; nil where it throws, or has something to wait for: a drop learns
/// at once whether it is taken.
private func immediateResult<Argument, Result>(
    of function: @escaping @MainActor (Argument) async throws -> Result, _ argument: Argument
) -> Result? {
    let call = MainThreadOnly((function, argument))
    return MainActor.assumeIsolated {
        let box = ResultBox<Result>()
        let task = Task.immediate { box.result = try? await call.value.0(call.value.1) }
        if box.result == nil { task.cancel() }
        return MainThreadOnly(box.result)
    }.value
}

private final class ResultBox<Result> {
    var result: Result?
}

/// No form but the value as it is.
public struct _OwnRepresentation<Item: Transferable>: TransferRepresentation {
    public var _forms: [_TransferForm] { [] }
}

/// A codable value as JSON, or in another coding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let _forms: [_TransferForm]

    /// Hands the value over as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(contentType, encode: { try JSONEncoder().encode($0) }) {
            try JSONDecoder().decode(itemType, from: $0)
        }
    }

    /// Hands the value over in a coding.
    public init<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder.Output == Data, Decoder.Input == Data {
        self.init(contentType, encode: { try encoder.encode($0) }) { try decoder.decode(itemType, from: $0) }
    }

    private init(
        _ contentType: UTType, encode: @escaping (Item) throws -> Data, decode: @escaping (Data) throws -> Item
    ) {
        let coding = MainThreadOnly((encode, decode))
        _forms = [
            _TransferForm(
                contentType, exporting: { (item: Item) in try coding.value.0(item) },
                importing: { try coding.value.1($0) })
        ]
    }
}

/// Another value that stands for the value, such as the title of a note.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public let _forms: [_TransferForm]

    /// Hands over and takes another value.
    public init(
        exporting: @escaping @MainActor (Item) async throws -> ProxyRepresentation,
        importing: @escaping @MainActor (ProxyRepresentation) async throws -> Item
    ) {
        _forms = [_TransferForm(nil, exporting: exporting, importing: importing)]
    }

    /// Hands over another value, such as one of its properties.
    public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {
        let exporting = MainThreadOnly(exporting)
        self.init(exportingLater: { try exporting.value($0) })
    }

    /// Hands over another value. A function that has something to wait for can't be used when something is dropped.
    @_disfavoredOverload
    public init(exporting: @escaping @MainActor (Item) async throws -> ProxyRepresentation) {
        self.init(exportingLater: exporting)
    }

    private init(exportingLater exporting: @escaping @MainActor (Item) async throws -> ProxyRepresentation) {
        _forms = [_TransferForm(nil, exporting: exporting, importing: nil)]
    }

    /// Takes another value.
    public init(importing: @escaping @MainActor (ProxyRepresentation) async throws -> Item) {
        _forms = [_TransferForm(nil, exporting: nil, importing: importing)]
    }
}

/// A value as data. A function that has something to wait for can't be used when something is dropped.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let _forms: [_TransferForm]

    /// Hands over and takes data.
    public init(
        contentType: UTType, exporting: @escaping @MainActor (Item) async throws -> Data,
        importing: @escaping @MainActor (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(contentType, exporting: exporting, importing: importing)]
    }

    /// Hands over data.
    public init(
        exportedContentType: UTType, exporting: @escaping @MainActor (Item) async throws -> Data
    ) {
        _forms = [_TransferForm(exportedContentType, exporting: exporting, importing: nil)]
    }

    /// Takes data.
    public init(
        importedContentType: UTType, importing: @escaping @MainActor (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(importedContentType, exporting: nil, importing: importing)]
    }
}

/// A file that is handed over.
@MemberwiseInit public struct SentTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// Whether the receiver may use the file itself, in place of a copy.
    public var allowAccessingOriginalFile: Bool = false

    /// Hands over a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.init(file: file, allowAccessingOriginalFile: allowAccessingOriginalFile)
    }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// Whether it is the file itself, not a copy. It always is: none are made here.
    public let isOriginalFile: Bool
}

/// A value as a file. A function that has something to wait for can't be used when something is dropped.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let _forms: [_TransferForm]

    /// Hands over and takes a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @MainActor (Item) async throws -> SentTransferredFile,
        importing: @escaping @MainActor (ReceivedTransferredFile) async throws -> Item
    ) {
        _forms = [
            _TransferForm(
                contentType, exporting: exporting,
                importing: { try await importing(ReceivedTransferredFile(taking: $0)) })
        ]
    }

    /// Hands over a file.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @MainActor (Item) async throws -> SentTransferredFile
    ) {
        _forms = [_TransferForm(exportedContentType, exporting: exporting, importing: nil)]
    }

    /// Takes a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @MainActor (ReceivedTransferredFile) async throws -> Item
    ) {
        _forms = [
            _TransferForm(
                importedContentType, exporting: nil,
                importing: { try await importing(ReceivedTransferredFile(taking: $0)) })
        ]
    }
}

extension ReceivedTransferredFile {
    fileprivate init(taking file: SentTransferredFile) {
        self.init(file: file.file, isOriginalFile: true)
    }
}

/// Several forms, the best first.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {
    public let _forms: [_TransferForm]
}

/// Builds the forms of a type from a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a form that stands among the statements.
    public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item {
        representation
    }

    /// Holds the first of the forms.
    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }

    /// Holds one more form behind the others.
    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: First, next: Next
    ) -> _TransferForms<Item> where First.Item == Item, Next.Item == Item {
        _TransferForms(_forms: accumulated._forms + next._forms)
    }
}
