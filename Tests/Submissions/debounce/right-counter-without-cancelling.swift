/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?
  private var changes = 0

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  func changed(_ text: String) {
    unsaved = text
    changes += 1
    Task.detached { [self, pause, milliseconds, mine = changes] in
      try await pause(milliseconds)
      await quiet(since: mine)
    }
  }

  /// Saves what has not been saved yet.
  func saveNow() {
    if let text = unsaved {
      unsaved = nil
      save(text)
    }
  }

  /// The time is over that began with this change.
  private func quiet(since change: Int) {
    if change == changes { saveNow() }
  }
}
