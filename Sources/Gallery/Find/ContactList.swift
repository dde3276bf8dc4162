import SwiftUI

/// A person in the address book.
public struct Contact: Identifiable, Hashable, Codable, Sendable {
    /// The identity of the person.
    public var id: Int
    /// The name of the person.
    public var name: String
    /// The number to call.
    public var phone: String

    /// Creates the value.
    public init(id: Int, name: String, phone: String) {
        self.id = id
        self.name = name
        self.phone = phone
    }
}

/// An address book: a row for each person, and their number.
public struct ContactList: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// The people, in the order to show them.
        public var contacts: [Contact]
    }

    @State private var contacts: [Contact]
    @State private var called: Contact?

    /// Shows these people; by default three samples.
    public init(contacts: [Contact] = ContactList.samples) {
        _contacts = State(initialValue: contacts)
    }

    public var body: some View {
        VStack {
            Text("Contacts").font(.headline)
            ForEach(contacts) { contact in
                ContactRow(contact: contact) {
                    called = contact
                } remove: {
                    contacts.removeAll { $0.id == contact.id }
                }
                .tag(contact.name)
            }
            Text("\(contacts.count) people").id("count")
            if let called {
                Text("Calling \(called.name)…").id("call")
            }
        }
    }

    /// Three people.
    public static let samples = [
        Contact(id: 1, name: "Ada", phone: "101"),
        Contact(id: 2, name: "Grace", phone: "102"),
        Contact(id: 3, name: "Edsger", phone: "103"),
    ]
}

/// One person of the address book.
public struct ContactRow: View {
    let contact: Contact
    let call: () -> Void
    let remove: () -> Void

    /// Creates the view.
    public init(contact: Contact, call: @escaping () -> Void, remove: @escaping () -> Void) {
        self.contact = contact
        self.call = call
        self.remove = remove
    }

    public var body: some View {
        HStack {
            Text(contact.name)
            Spacer()
            Button(contact.phone, action: call)
            Button("Remove", role: .destructive, action: remove)
        }
    }
}

#Preview("Contacts") { ContactList() }

#Preview("Contacts: nobody") { ContactList(contacts: []) }
