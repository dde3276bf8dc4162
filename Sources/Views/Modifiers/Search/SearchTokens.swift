/// The tokens in a search field.
struct SearchTokens {
    /// Makes the views of the tokens.
    let tokens: @MainActor () -> any View
    /// Makes the buttons of the tokens that are suggested; nil where none are.
    let suggestions: (@MainActor () -> any View)?
    /// Deletes the last token; false where there is none.
    let deleteLast: () -> Bool

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        let (field, token) = (MainThreadOnly(tokens), MainThreadOnly(token))
        self.tokens = { ForEach<C, C.Element.ID, T>(field.value.wrappedValue, content: token.value) }
        if let suggested {
            let suggested = MainThreadOnly(suggested)
            suggestions = { Self.buttons(of: suggested.value.wrappedValue, addingTo: field.value, token.value) }
        } else {
            suggestions = nil
        }
        deleteLast = { Self.deleteLast(of: tokens) }
    }

    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        let (field, token) = (MainThreadOnly(tokens), MainThreadOnly(token))
        self.tokens = { Self.bound(field.value, token.value) }
        suggestions = nil
        deleteLast = { Self.deleteLast(of: tokens) }
    }

    @MainActor private static func bound<C: MutableCollection & RandomAccessCollection, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, T>(tokens, content: token)
    }

    /// A button for each token, which adds it.
    @MainActor private static func buttons<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        of suggested: C, addingTo tokens: Binding<C>, _ token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        ForEach<C, C.Element.ID, Button<T>>(suggested) { element in
            // Unverified: choosing a suggested token leaves the typed text as it is.
            Button<T>(action: { tokens.wrappedValue.append(element) }, label: { token(element) })
        }
    }

    private static func deleteLast<C: RandomAccessCollection & RangeReplaceableCollection>(
        of tokens: Binding<C>
    ) -> Bool {
        guard !tokens.wrappedValue.isEmpty else { return false }
        // Commonly known: Delete at the start of the text takes the last token.
        tokens.wrappedValue.remove(at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
        return true
    }
}

extension Slot {
    /// The tokens in a search field.
    static let tokens = Slot("tokens")
    /// The tokens that a search field suggests.
    static let suggestedTokens = Slot("suggestedTokens")
}

extension View {
    /// Gives the view a search field with tokens in front of its text. `prompt` is shown while the field is empty.
    @TextOverloads
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, placement, prompt, EmptyView?.none, SearchTokens(tokens, token: token))
    }

    /// Gives the view a search field with tokens in front of its text; `isPresented` is true while the user searches.
    @TextOverloads
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, placement, prompt, EmptyView?.none, SearchTokens(tokens, token: token))
    }

    /// Gives the view a search field with tokens in front of its text, which suggests further ones: a tap adds one.
    @TextOverloads
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, nil, placement, prompt, EmptyView?.none,
            SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Gives the view a search field with tokens in front of its text, which suggests further ones: a tap adds one.
    /// `isPresented` is true while the user searches.
    @TextOverloads
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, isPresented, placement, prompt, EmptyView?.none,
            SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Gives the view a search field with tokens in front of its text, which the user can change.
    @TextOverloads
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, placement, prompt, EmptyView?.none, SearchTokens(editable: editableTokens, token: token))
    }

    /// Gives the view a search field with tokens in front of its text, which the user can change; `isPresented` is true
    /// while the user searches.
    @TextOverloads
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, isPresented, placement, prompt, EmptyView?.none, SearchTokens(editable: editableTokens, token: token))
    }
}
