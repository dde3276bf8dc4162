import SwiftUI

/// A book of the library.
public struct Book: Identifiable, Hashable, Sendable {
    /// The identity of the book.
    public let id: String
    /// The title of the book.
    public let title: String
    /// The author.
    public let author: String
}

/// Books with a screen each, and one that is opened from code.
public struct Library: View {
    @State private var isShowingHelp = false

    let books = [
        Book(id: "emma", title: "Emma", author: "Jane Austen"),
        Book(id: "ulysses", title: "Ulysses", author: "James Joyce"),
    ]

    /// Creates the view.
    public init() {}

    public var body: some View {
        NavigationView {
            VStack {
                ForEach(books) { book in
                    NavigationLink(destination: BookScreen(book: book)) {
                        Text(book.title)
                    }
                }
                NavigationLink("Help", destination: HelpScreen(), isActive: $isShowingHelp)
                Button("I am lost") { isShowingHelp = true }
            }
            .navigationBarTitle("Library")
        }
    }
}

/// The details of a book.
public struct BookScreen: View {
    /// The book that it is about.
    public let book: Book
    @State private var isBorrowed = false

    /// Creates the view.
    public init(book: Book) {
        self.book = book
    }

    public var body: some View {
        VStack {
            Text("\(book.title) by \(book.author)")
            Button(isBorrowed ? "Return" : "Borrow") { isBorrowed.toggle() }
        }
        .navigationBarTitle(book.title)
    }
}

/// A guide to the library.
public struct HelpScreen: View {
    @Environment(\.dismiss) private var dismiss

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text("Choose a book to read about it.")
            Button("Back to the books") { dismiss() }
        }
    }
}
