/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
actor Draft {
  private let quiet: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?
  private var wait: Task<Void, any Error>?

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    quiet = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  func changed(_ text: String) {
    wait?.cancel()
    unsaved = text
    wait = Task {
      try await pause(quiet)
      // The wait may have ended just before it was cancelled.
      try Task.checkCancellation()
      saveNow()
    }
  }

  /// Saves what has not been saved yet.
  func saveNow() {
    wait?.cancel()
    wait = nil
    if let text = unsaved {
      unsaved = nil
      save(text)
    }
  }
}
