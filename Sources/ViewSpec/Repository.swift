/// The place where ViewSpec is published.
enum Repository {
    /// The address that git clones ViewSpec from; nil while it is published nowhere. Its publisher writes the address
    /// here; a test names the lines of README and articles that still have `placeholder` then.
    static let address: String? = nil

    /// The text that stands for the address in README, articles and examples until there is one.
    static let placeholder = "https://example.com/ViewSpec"
}
