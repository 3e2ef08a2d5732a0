/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
actor Draft {
  /// A call of `changed(_:)` whose text has not been saved yet.
  private final class Change: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var latest: Change?
  private var waits: Task<Void, Never>?

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  func changed(_ text: String) {
    let change = Change(text)
    latest = change
    waits?.cancel()
    waits = Task {
      guard (try? await pause(milliseconds)) != nil else { return }
      if latest === change { saveNow() }
    }
  }

  /// Saves what has not been saved yet.
  func saveNow() {
    guard let change = latest else { return }
    latest = nil
    waits?.cancel()
    waits = nil
    save(change.text)
  }
}
