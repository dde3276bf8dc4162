import Foundation

/// Values by name that outlive the views that show them. A view that reads one is described anew when it changes.
@MainActor
public final class StorageArea {
    private var boxes: [String: StateBox<Any?>] = [:]
    /// How the defaults give the values of the boxes: a number, for one, as a number of Foundation's.
    private var echoes: [String: Any] = [:]
    private nonisolated(unsafe) let findDefaults: (() -> UserDefaults)?
    /// Read when the first value is: Foundation looks for their file then.
    private lazy var defaults: UserDefaults? = findDefaults.map { find in
        let defaults = find()
        observe(defaults)
        return defaults
    }

    /// Creates an empty area that nothing else shares.
    public nonisolated init() {
        findDefaults = nil
    }

    private var observation: (any NSObjectProtocol)?

    private nonisolated init(_ findDefaults: @escaping () -> UserDefaults) {
        self.findDefaults = findDefaults
    }

    /// Follows changes that were made past this area, where Foundation tells of them. On Linux it tells of few: `follow()`
    /// looks for the others.
    private func observe(_ defaults: UserDefaults) {
        observation = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            onMainThread { self?.follow() }
        }
    }

    /// Describes the readers of a value anew where it was changed past this area, by `UserDefaults.set(_:forKey:)`.
    ///
    /// Complexity: O(*n*) in the number of values that were read.
    package func follow() {
        guard !boxes.isEmpty, let defaults else { return }
        for (key, box) in boxes { take(defaults.object(forKey: key), key, box) }
    }

    /// Puts what the defaults have under a key into its box, unless that is where it came from.
    private func take(_ stored: Any?, _ key: String, _ box: StateBox<Any?>) {
        switch (stored, echoes[key]) {
        case (nil, nil): return
        case (let stored?, let echo?) where areEquivalent(stored, echo): return
        default:
            echoes[key] = stored
            box.assign(stored)
        }
    }

    /// Does the same in all areas over the defaults of an app.
    package static func followAll() {
        standard.follow()
        for area in areas.values { area.follow() }
    }

    /// The value under a key, nil where there is none. Read in a description, it makes the description depend on it.
    public subscript(key: String) -> Any? {
        get {
            let box = box(key)
            if let defaults { take(defaults.object(forKey: key), key, box) }
            return box.value
        }
        set {
            if let defaults {
                // Anything else ends the process; it is kept in memory alone.
                defaults.set(newValue.flatMap { isStorable($0) ? $0 : nil }, forKey: key)
                echoes[key] = defaults.object(forKey: key)
            }
            box(key).assign(newValue)
        }
    }

    /// The keys that have a value, sorted. Those of `UserDefaults` that weren't read are left out.
    public var keys: [String] { boxes.filter { $0.value.untracked != nil }.keys.sorted() }

    /// Takes all values away. Those that are registered as the defaults of defaults stay.
    public func removeAll() {
        for key in boxes.keys { self[key] = nil }
    }

    /// Takes all values out of the standard defaults, and out of those of each area, if any has been read.
    package static func emptyAllDefaults() {
        guard isFollowing else { return }
        standard.emptyDefaults()
        for area in areas.values { area.emptyDefaults() }
    }

    /// Takes the values away that code has stored in the defaults without this area.
    private func emptyDefaults() {
        guard let defaults else { return }
        let registered = defaults.volatileDomain(forName: UserDefaults.registrationDomain)
        for key in defaults.dictionaryRepresentation().keys where registered[key] == nil {
            defaults.removeObject(forKey: key)
        }
    }

    private func box(_ key: String) -> StateBox<Any?> {
        if let known = boxes[key] { return known }
        let stored = defaults?.object(forKey: key)
        if defaults != nil { Self.isFollowing = true }
        let box = StateBox<Any?>(stored)
        echoes[key] = stored
        boxes[key] = box
        return box
    }

    private func isStorable(_ value: Any) -> Bool {
        switch value {
        case is String, is Int, is Double, is Float, is Bool, is Data, is Date: true
        default: value is NSNumber || value is NSString
        }
    }

    /// Whether anything has read a value of an app's defaults.
    package private(set) static var isFollowing = false

    private static var areas: [ObjectIdentifier: StorageArea] = [:]

    /// The area over an app's defaults, one for each object, which it keeps.
    package static func over(_ defaults: UserDefaults) -> StorageArea {
        if let known = areas[ObjectIdentifier(defaults)] { return known }
        let area = StorageArea { defaults }
        areas[ObjectIdentifier(defaults)] = area
        return area
    }

    /// The area over the standard defaults of the app.
    package static let standard = StorageArea { .standard }
}

extension StateBox where Value == Any? {
    /// Sets the value, and says so unless it is the same.
    @MainActor fileprivate func assign(_ new: Any?) {
        switch (untracked, new) {
        case (nil, nil): return
        case (let old?, let new?) where areEquivalent(old, new): return
        default: value = new
        }
    }
}

private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: StorageArea? { nil }
}

private enum SceneStorageKey: EnvironmentKey {
    static var defaultValue: StorageArea? { nil }
}

extension EnvironmentValues {
    /// The area in which `@AppStorage` keeps values; nil for an area that the tree has to itself.
    public var appStorageArea: StorageArea? {
        get { self[AppStorageKey.self] }
        set { self[AppStorageKey.self] = newValue }
    }

    /// The area in which `@SceneStorage` keeps values; nil for an area that the tree has to itself.
    public var sceneStorageArea: StorageArea? {
        get { self[SceneStorageKey.self] }
        set { self[SceneStorageKey.self] = newValue }
    }
}
