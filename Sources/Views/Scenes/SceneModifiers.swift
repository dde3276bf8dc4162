import Foundation
import Observation
import OpenCombine

/// The modifiers of scenes. What sets values for the views of a scene, follows a value or adds commands acts on its first window;
/// what is about windows and their looks is declared so that apps compile.

/// A scene as modified.
nonisolated struct _ModifiedScene<Content: Scene>: _PrimitiveScene {
    let content: Content
    /// What the modifier does to the view in the scene's window.
    let modify: (DynamicContent) -> any View

    init(_ content: Content, modify: @escaping (DynamicContent) -> any View = { $0 }) {
        self.content = content
        self.modify = modify
    }
}

/// The ways in which a scene's windows can be resized.
public nonisolated enum WindowResizability: Hashable, Sendable {
    /// The system decides.
    case automatic
    /// As the content can.
    case contentSize
    /// At least to the smallest size of the content.
    case contentMinSize
}

extension Scene {
    /// Adds commands to the scene.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return _ModifiedScene(self) { $0.modifier(CommandsModifier(commands: commands)) }
    }

    /// Removes commands of the scene that the system adds.
    public nonisolated func commandsRemoved() -> some Scene { _ModifiedScene(self) }

    /// Replaces the commands of the scene.
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let commands = content()
        return _ModifiedScene(self) { $0.modifier(CommandsModifier(commands: commands)) }
    }

    /// Acts with the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(self) { $0.onChange(of: value) { action($1) } }
    }

    /// Acts with the old and the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
    }

    /// Acts when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
    }

    /// Sets a value of the environment for the scene.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        _ModifiedScene(self) { $0.environment(keyPath, value) }
    }

    /// Puts an observable object into the environment of the scene.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(self) { $0.environment(object) }
    }

    /// Puts an observable object into the environment of the scene.
    public nonisolated func environmentObject<T: OpenCombine.ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(self) { $0.environmentObject(object) }
    }

    /// Keeps values of the scene in a store.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _ModifiedScene(self) { $0.defaultAppStorage(store) }
    }

    /// Sets the size of new windows, in points.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { _ModifiedScene(self) }

    /// Sets the size of new windows, in points.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { _ModifiedScene(self) }

    /// Sets where new windows stand on the screen.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { _ModifiedScene(self) }

    /// Sets the ways in which windows can be resized.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _ModifiedScene(self)
    }

    /// Sets the style of windows.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { _ModifiedScene(self) }

    /// Sets the style of the toolbars of windows.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        _ModifiedScene(self)
    }

    /// Sets the external events that open a window of the scene.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        _ModifiedScene(self)
    }

    /// Sets the keys that open the scene; nil for none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { _ModifiedScene(self) }

    /// Sets the keys that open the scene.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene {
        _ModifiedScene(self)
    }
}
