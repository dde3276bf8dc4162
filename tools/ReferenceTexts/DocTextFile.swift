/// The source file that holds the texts of the reference.
enum DocTextFile {
    /// The file with these lines. They are a string of the program rather than a resource, which would be an array of
    /// bytes that takes the compiler a minute.
    static func text(_ lines: String) -> String {
        """
        // swift-format-ignore-file
        // The doc comments of the source, as far as the reference shows them. `make docs` writes this file.

        extension DocTexts {
            /// Lines of a key, a tabulator and a text.
            static let source = #\"""
        \(lines)\"""#
        }

        """
    }
}
