import Pictures
import System
import Views

/// How a terminal shows pictures.
package struct TerminalPictures {
    /// The form of the pictures.
    package let form: TerminalForm
    /// The room that there is for one.
    package let room: TerminalRoom

    /// - Parameters:
    ///   - form: The form that was asked for; nil for the best that the terminal has.
    ///   - output: The descriptor of the terminal, or of anything else, for which the form is text.
    package init(form: TerminalForm? = nil, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        room = TerminalRoom(of: output)
        self.form = form ?? Self.best(input, output)
    }

    /// Draws a screen as it is now.
    /// - Throws: What `Graph.terminalPicture(as:in:)` throws.
    @MainActor package func picture(of graph: Graph) throws -> String {
        try graph.terminalPicture(as: form, in: room)
    }

    private static func best(_ input: Int32, _ output: Int32) -> TerminalForm {
        guard isatty(output) == 1, let usual = form(in: { ProcessEnvironment[$0] }) else { return .text }
        guard isatty(input) == 1 else { return usual }
        return TerminalQuery(output: output, input: input).answer() ?? usual
    }

    /// The form for a terminal that doesn't answer, by the variables that say what it is; nil where a picture may have no
    /// colors, so that there is nothing to ask.
    static func form(in environment: (String) -> String?) -> TerminalForm? {
        let name = environment("TERM") ?? ""
        guard name != "", name != "dumb", (environment("NO_COLOR") ?? "") == "" else { return nil }
        return ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") ? .blocks : .text
    }
}

extension TerminalRoom {
    /// The room of a terminal, as far as it says; that of a usual one otherwise.
    fileprivate init(of output: Int32) {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            self.init(columns: 80)
            return
        }
        self.init(columns: Int(size.ws_col))
        guard size.ws_row > 0, size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row else { return }
        cell = (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
    }
}
