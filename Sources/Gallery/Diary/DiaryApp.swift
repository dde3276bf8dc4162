import Combine
import SwiftUI

/// The entries of a diary.
@MainActor
public final class Diary: ObservableObject {
    /// What was written, the latest last.
    @Published public private(set) var entries: [String] = []

    /// Creates the model.
    public init() {}

    /// Adds an entry.
    public func write(_ entry: String) { entries.append(entry) }
}

/// The delegate of the diary, which counts how often the system started it.
public final class DiaryDelegate: NSObject, UIApplicationDelegate {
    private(set) var starts = 0

    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        starts += 1
        return true
    }
}

/// An app as a phone starts it: it notes when it comes and goes, and opens at the page of an address.
public struct DiaryApp: App {
    @UIApplicationDelegateAdaptor private var delegate: DiaryDelegate
    @StateObject private var diary = Diary()
    @Environment(\.scenePhase) private var phase

    /// Creates the app.
    public init() {}

    public var body: some Scene {
        WindowGroup {
            DiaryScreen(starts: delegate.starts).environmentObject(diary)
        }
        .onChange(of: phase) { diary.write("The app is \(phase)") }
        .commands {
            CommandMenu("Diary") {
                Button("New entry") { diary.write("A new entry") }.keyboardShortcut("n")
            }
        }
        Settings { Text("No settings") }
    }
}

/// The pages of a diary.
public struct DiaryScreen: View {
    @EnvironmentObject private var diary: Diary
    @AppStorage("opened") private var opened = 0
    @State private var page = "today"
    private let starts: Int

    /// Creates the view of an app that was started so often.
    public init(starts: Int = 0) {
        self.starts = starts
    }

    public var body: some View {
        List {
            Text("Page \(page), opened \(opened) times")
            Text("Started \(starts) times")
            if isDemo { Text("A demo for \(reader)") }
            ForEach(diary.entries.indices, id: \.self) { Text(diary.entries[$0]) }
            Button("Write") { diary.write("Entry \(diary.entries.count + 1)") }
        }
        .onAppear { opened += 1 }
        .onOpenURL { page = $0.host() ?? page }
    }

    private var isDemo: Bool { CommandLine.arguments.contains("-demo") }
    private var reader: String { ProcessInfo.processInfo.environment["READER"] ?? "nobody" }
}

#Preview("Diary") {
    DiaryScreen().environmentObject(Diary())
}
