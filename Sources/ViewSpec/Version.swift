/// Which ViewSpec this is.
public enum Version {
    /// The version, as in the changelog.
    public static let current = "0.2.0"
}
