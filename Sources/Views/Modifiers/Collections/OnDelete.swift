import Foundation

extension ModifierType {
    /// Lets rows be deleted.
    public enum OnDelete: CallbackModifierType {
        /// Which rows, from 0.
        public typealias Argument = IndexSet
        public static let kind = callback(
            "OnDelete", calls: "callOnDelete", \.callOnDelete, .required("indices", IndexSet.self))
    }
}

extension DynamicViewContent {
    /// Lets rows be deleted; the action is told which, from 0. With nil they can't be.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
        callback(ModifierType.OnDelete.self, action)
    }
}

extension ModifierReaders {
    /// Deletes the rows at these indices, counted from 0, as a person would.
    public var callOnDelete: ViewCall<IndexSet, Void> { .init(ModifierType.OnDelete.self, needsResponse: true) }
}
