import System

/// The environment variables that a confined script may read: all but those that look like secrets. Build servers pass
/// tokens to every program, and reports are often public.
struct SandboxEnvironment {
    /// The variables that may be read all the same.
    let shown: Set<String>

    /// The value of a variable; `nil` if it isn't set or may not be read.
    func value(of name: String) -> String? {
        guard let value = ProcessEnvironment[name] else { return nil }
        return shown.contains(name) || !Self.looksSecret(name, value) ? value : nil
    }

    /// Whether a variable looks like a secret, by its name or by its value.
    static func looksSecret(_ name: String, _ value: String) -> Bool {
        looksSecret(name) || SecretText.isIn(value)
    }

    /// Whether a name looks like that of a secret. Case doesn't matter.
    private static func looksSecret(_ name: String) -> Bool {
        // The working directory is no password, although PWD is short for both.
        guard name != "PWD", name != "OLDPWD" else { return false }
        let name = name.uppercased()
        return parts.contains { name.contains($0) }
            || name.split(whereSeparator: { !$0.isLetter }).contains { word in
                words.contains(String(word)) || endings.contains { word.hasSuffix($0) }
            }
    }

    /// The parts that make any name a secret's.
    private static let parts = [
        "TOKEN", "SECRET", "PASSWORD", "PASSWD", "PASSPHRASE", "PASSCODE", "CREDENTIAL", "PRIVATE", "COOKIE", "BEARER",
        "WEBHOOK", "KEYSTORE", "KEYCHAIN", "KUBECONFIG", "P12", "PFX",
    ]
    /// The words that do, between characters that are no letters: AUTHOR and COMPASS are harmless.
    private static let words: Set<String> = [
        "AUTH", "OAUTH", "PASS", "PWD", "PW", "SESSION", "JWT", "PAT", "DSN", "SK", "OTP", "TOTP", "PIN", "SIGNING",
    ]
    /// The ends of words that do: KEYBOARD is harmless.
    private static let endings = ["KEY", "KEYS"]
}
