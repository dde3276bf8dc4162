/// Recognizes secrets by their form, whatever the variable is called that holds them.
enum SecretText {
    /// Whether a text holds a secret: a token of a known kind, a private key, or an address with a password.
    static func isIn(_ text: String) -> Bool {
        holdsPassword(text) || holdsKey(text) || addresses.contains { text.contains($0) }
            || text.split { !isTokenCharacter($0) }.contains(where: isToken)
    }

    // MARK: - Addresses

    /// The beginnings of addresses that are secrets themselves: knowing one is enough to post there.
    private static let addresses = [
        "https://hooks.slack.com/services/", "https://discord.com/api/webhooks/",
        "https://discordapp.com/api/webhooks/",
    ]

    /// Whether an address in the text is one such as `postgres://user:password@host`.
    private static func holdsPassword(_ text: String) -> Bool {
        text.ranges(of: "://").contains { scheme in
            let authority = text[scheme.upperBound...].prefix { !"/?# \t\n".contains($0) }
            guard let at = authority.lastIndex(of: "@") else { return false }
            return authority[..<at].contains(":")
        }
    }

    // MARK: - Keys

    /// Whether the text holds a private key: as PEM, as PEM in base64, or as programs for it write it.
    private static func holdsKey(_ text: String) -> Bool {
        text.contains("-----BEGIN") && text.contains("PRIVATE KEY")
            || ["LS0tLS1CRUdJTi", "PuTTY-User-Key-File", "AGE-SECRET-KEY-1"].contains { text.contains($0) }
    }

    // MARK: - Tokens

    /// The beginnings of the tokens that services give out, each with the number of characters that follow at least.
    private static let prefixes: [(text: String, rest: Int)] = [
        ("ghp_", 10), ("gho_", 10), ("ghu_", 10), ("ghs_", 10), ("ghr_", 10), ("github_pat_", 10),
        ("glpat-", 10), ("gldt-", 10), ("glrt-", 10), ("glptt-", 10), ("glcbt-", 10),
        ("sk_live_", 10), ("sk_test_", 10), ("rk_live_", 10), ("rk_test_", 10), ("whsec_", 10),
        ("xoxa-", 10), ("xoxb-", 10), ("xoxe-", 10), ("xoxp-", 10), ("xoxr-", 10), ("xoxs-", 10), ("xapp-", 10),
        ("AIza", 30), ("ya29.", 10), ("npm_", 30), ("pypi-", 30), ("dop_v1_", 30), ("hf_", 30), ("shpat_", 20),
        ("sk-ant-", 10), ("sk-proj-", 10), ("SG.", 30),
    ]

    private static func isTokenCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "_-.".contains(character))
    }

    private static func isToken(_ word: Substring) -> Bool {
        prefixes.contains { word.hasPrefix($0.text) && word.utf8.count >= $0.text.utf8.count + $0.rest }
            || isAccessKey(word) || isWebToken(word)
    }

    /// Whether a word is the identifier of a key of AWS.
    private static func isAccessKey(_ word: Substring) -> Bool {
        (word.hasPrefix("AKIA") || word.hasPrefix("ASIA")) && word.utf8.count == 20
            && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    /// Whether a word is a JSON web token: three parts in base64, of which the first two are objects of JSON, `{"`.
    private static func isWebToken(_ word: Substring) -> Bool {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].hasPrefix("eyJ") && parts[1].hasPrefix("eyJ")
    }
}
