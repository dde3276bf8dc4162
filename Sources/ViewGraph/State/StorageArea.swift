import Foundation

/// Values by name that outlive the views that show them. Whoever reads one is described anew when it changes.
@MainActor
public final class StorageArea {
    private var boxes: [String: StateBox<Any?>] = [:]
    private nonisolated(unsafe) let defaults: UserDefaults?

    /// Creates an empty area that nothing else shares.
    public nonisolated init() {
        defaults = nil
    }

    private var observation: (any NSObjectProtocol)?

    private init(_ defaults: UserDefaults) {
        self.defaults = defaults
        observe(defaults)
    }

    /// Follows changes that were made past this area, where Foundation tells of them. On Linux it doesn't: what reads
    /// the value next sees them, but no view is described anew for them.
    private func observe(_ defaults: UserDefaults) {
        observation = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            onMainThread { self?.readAgain() }
        }
    }

    private func readAgain() {
        guard let defaults else { return }
        for (key, box) in boxes { box.assign(defaults.object(forKey: key)) }
    }

    /// The value under a key, nil where there is none. Read in a description, it makes the description depend on it.
    public subscript(key: String) -> Any? {
        get {
            let known = box(key).value
            return defaults.map { $0.object(forKey: key) } ?? known
        }
        set {
            defaults?.set(newValue, forKey: key)
            box(key).assign(newValue)
        }
    }

    /// The keys that have a value, sorted. Those of `UserDefaults` that weren't read are left out.
    public var keys: [String] { boxes.filter { $0.value.untracked != nil }.keys.sorted() }

    /// Takes all values away.
    public func removeAll() {
        for key in boxes.keys { self[key] = nil }
    }

    private func box(_ key: String) -> StateBox<Any?> {
        if let known = boxes[key] { return known }
        let box = StateBox<Any?>(defaults?.object(forKey: key))
        boxes[key] = box
        return box
    }

    private static var areas: [ObjectIdentifier: StorageArea] = [:]

    /// The area over an app's defaults, one for each object, which it keeps.
    package static func over(_ defaults: UserDefaults) -> StorageArea {
        if let known = areas[ObjectIdentifier(defaults)] { return known }
        let area = StorageArea(defaults)
        areas[ObjectIdentifier(defaults)] = area
        return area
    }
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
