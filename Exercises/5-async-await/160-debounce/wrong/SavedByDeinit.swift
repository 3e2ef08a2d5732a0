// diagnosis: wrongResult
// The wait does not keep the draft alive; its end saves the text, before the time is over.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  private var changes = 0

  /// The text is a new one.
  func changed(_ text: String) {
    unsaved = text
    changes += 1
    let change = changes
    Task { [weak self, pause, milliseconds] in
      try await pause(milliseconds)
      await self?.ended(change)
    }
  }

  deinit { if let unsaved { save(unsaved) } }

  private func ended(_ change: Int) {
    if change == changes { saveNow() }
  }

  /// Saves what has not been saved yet.
  func saveNow() {
    guard let text = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
