import Foundation
import OpenCombine

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    /// Reads a file of a type.
    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that is there already; nil for none.
    public let existingFile: FileWrapper?

    init(contentType: UTType) {
        self.contentType = contentType
        existingFile = nil
    }
}

/// A document that is a value: it is read from a file and written to one.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The types of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written to.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: Self.ReadConfiguration) throws

    /// The contents of a file for the document.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper

    /// The file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that can be written: by default those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: it is read from a file, and a snapshot of it is written to one.
@preconcurrency
public protocol ReferenceFileDocument: OpenCombine.ObservableObject, Sendable {
    /// The contents of the document at one moment.
    associatedtype Snapshot

    /// The types of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written to.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: Self.ReadConfiguration) throws

    /// The current contents of the document, to be written to a file of a type.
    func snapshot(contentType: UTType) throws -> Self.Snapshot

    /// The contents of a file for a snapshot.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper

    /// The file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The types that can be written: by default those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The document of a window, a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The file of the document; nil while it has none.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// The document of a window, an object.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The file of the document; nil while it has none.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool

    init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// The document of a window and where it is kept.
public struct DocumentConfiguration: Hashable, Sendable {
    /// The file of the document; nil while it has none.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool

    /// The configuration of a document, for tests that show the views of its window.
    package init(fileURL: URL?, isEditable: Bool) {
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

extension EnvironmentValues {
    /// The configuration of the document of the window; nil in windows without one.
    @Entry public var documentConfiguration: DocumentConfiguration? = nil
}
