import SwiftUI

/// A book of the library.
public struct Book: Identifiable, Hashable, Sendable {
    /// What tells the book from others.
    public let id: String
    /// How the book is called.
    public let title: String
    /// Who wrote it.
    public let author: String
}

/// Books, each with a screen of its own, and one that is opened from code.
public struct Library: View {
    @State private var isShowingHelp = false

    let books = [
        Book(id: "emma", title: "Emma", author: "Jane Austen"),
        Book(id: "ulysses", title: "Ulysses", author: "James Joyce"),
    ]

    /// Makes one.
    public init() {}

    /// What the view shows.
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

/// What there is to know of a book.
public struct BookScreen: View {
    /// The book that it is about.
    public let book: Book
    @State private var isBorrowed = false

    /// Makes one from its book.
    public init(book: Book) {
        self.book = book
    }

    /// What the view shows.
    public var body: some View {
        VStack {
            Text("\(book.title) by \(book.author)")
            Button(isBorrowed ? "Return" : "Borrow") { isBorrowed.toggle() }
        }
        .navigationBarTitle(book.title)
    }
}

/// How to use the library.
public struct HelpScreen: View {
    @Environment(\.dismiss) private var dismiss

    /// Makes one.
    public init() {}

    /// What the view shows.
    public var body: some View {
        VStack {
            Text("Choose a book to read about it.")
            Button("Back to the books") { dismiss() }
        }
    }
}
