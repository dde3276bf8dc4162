/// The ways to give a view a search field.
extension View {
    /// Gives the view a search field. `prompt` is shown while the field is empty.
    @TextOverloads
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text, nil, placement, prompt, EmptyView?.none)
    }

    /// Adds a search field to the view; `isPresented` is true while the user searches. `prompt` is shown while the
    /// field is empty.
    @TextOverloads
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text, isPresented, placement, prompt, EmptyView?.none)
    }

    /// Gives the view a search field that suggests what to search for. `prompt` is shown while the field is empty.
    @TextOverloads
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text, nil, placement, prompt, suggestions())
    }
}
