import System

/// The whole page: the counts, which are filters too, the search, and the files.
struct HTMLPage {
    struct File {
        let name: String
        let content: String
        let counts: RunSummary
        let seconds: Double
    }

    let total: RunSummary
    let files: [File]
    /// The JSON with the steps of specs; nil for none.
    let steps: String?

    /// The number of specs up to which all sections of a passed run are open.
    private static let openLimit = 200

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        script-src 'unsafe-inline'; img-src data:">
        <title>\(total.isGood ? "✓" : "✗") Specs: \(verdict)</title>
        <style>
        \(HTMLAssets.style)\(steps == nil ? "" : "\n" + StepViewer.style)
        </style>
        </head>
        <body>
        <header>
        <div class="title"><h1 class="\(total.isGood ? "good" : "bad")">\(verdict)</h1>
        <p class="note">\(total.total) \(total.total == 1 ? "spec" : "specs") in \(files.count) \
        \(files.count == 1 ? "file" : "files") · \(DurationText.readable(total.seconds))</p></div>
        <div class="bar" aria-hidden="true">\(bar)</div>
        <div class="tools" role="search">
        <div class="filters" role="group" aria-label="Show specs by outcome">\(filters)</div>
        <input id="search" type="search" placeholder="Search specs\(steps == nil ? "" : ", steps")  ( / )" \
        aria-label="\(steps == nil ? "Search specs by name" : "Search specs by name, and their steps")" \
        autocomplete="off" spellcheck="false">
        </div>
        </header>
        <main>
        \(files.map(file).joined())<p id="nothing" hidden>No spec matches.</p>
        </main>
        <footer class="note"><kbd>/</kbd> search <kbd>n</kbd> <kbd>p</kbd> next, previous problem \
        <kbd>o</kbd> <kbd>c</kbd> open, close all\(steps == nil ? "" : Self.keys)</footer>
        \(document)<script>
        \(HTMLAssets.script)
        </script>
        </body>
        </html>

        """
    }

    /// The steps, and the script that shows them.
    private var document: String {
        guard let steps else { return "" }
        return """
            <script type="application/json" id="steps">\(steps)</script>
            <script>
            \(StepViewer.script)
            </script>

            """
    }

    private var verdict: String {
        if let signal = total.interruption { return "Interrupted by signal \(signal)" }
        if total.total == 0 { return "No specs" }
        return total.isGood ? "All passed" : "\(total.bad) of \(total.total) failed"
    }

    private static let keys =
        " <kbd>←</kbd> <kbd>→</kbd> previous, next step <kbd>Home</kbd> <kbd>End</kbd> first, last step"

    private var counts: [(outcome: Outcome, label: String, count: Int)] {
        [
            (.crashed, "Crashed", total.crashes), (.error, "Errors", total.errors),
            (.failure, "Failures", total.failures), (.flaky, "Flaky", total.flaky),
            (.pending, "Pending", total.pending), (.success, "Successes", total.successes),
        ]
    }

    private var bar: String {
        counts.filter { $0.count > 0 }.map {
            "<i data-outcome=\"\($0.outcome.rawValue)\" style=\"flex-grow:\($0.count)\"></i>"
        }.joined()
    }

    private var filters: String {
        let all = "<button type=\"button\" data-filter=\"\" aria-pressed=\"true\">All <b>\(total.total)</b></button>"
        return all
            + counts.filter { $0.count > 0 }.map {
                "<button type=\"button\" data-filter=\"\($0.outcome.rawValue)\" aria-pressed=\"false\">"
                    + "<span class=\"mark\" aria-hidden=\"true\">\($0.outcome.sign)</span>\($0.label) <b>\($0.count)</b></button>"
            }.joined()
    }

    private func file(_ file: File) -> String {
        let isOpen = file.counts.bad + file.counts.flaky > 0 || (total.isGood && total.total <= Self.openLimit)
        let parts: [(Outcome, Int)] = [
            (.crashed, file.counts.crashes), (.error, file.counts.errors), (.failure, file.counts.failures),
            (.flaky, file.counts.flaky), (.pending, file.counts.pending), (.success, file.counts.successes),
        ]
        let counts = parts.filter { $0.1 > 0 }.map { outcome, count in
            "<span class=\"count\" data-outcome=\"\(outcome.rawValue)\" title=\"\(count) \(outcome.rawValue)\">"
                + "\(outcome.sign) \(count)</span>"
        }
        return """
            <details class="file"\(isOpen ? " open" : "")><summary><span class="name">\(HTML.escape(file.name))</span>\
            <span class="counts">\(counts.joined())</span>\
            <span class="note time">\(DurationText.readable(file.seconds))</span></summary>
            <div class="specs">
            \(file.content)</div></details>

            """
    }
}
