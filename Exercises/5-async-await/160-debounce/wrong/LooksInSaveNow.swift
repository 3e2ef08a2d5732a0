// diagnosis: wrongResult
// Whether the wait was cancelled is looked at in saveNow, which a cancelled task may call as well.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?
  private var task: Task<Void, Never>?

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  func changed(_ text: String) {
    task?.cancel()
    unsaved = text
    task = Task {
      try? await pause(milliseconds)
      saveNow()
    }
  }

  /// Saves what has not been saved yet.
  func saveNow() {
    guard !Task.isCancelled, let text = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
