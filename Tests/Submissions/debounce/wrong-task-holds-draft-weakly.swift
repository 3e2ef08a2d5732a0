// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?
  private var waiting: Task<Void, any Error>?
  private var generation = 0

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  func changed(_ text: String) {
    unsaved = text
    generation += 1
    waiting?.cancel()
    waiting = Task { [weak self, pause, milliseconds, generation] in
      try await pause(milliseconds)
      try Task.checkCancellation()
      await self?.timeIsOver(generation)
    }
  }

  /// Saves what has not been saved yet.
  func saveNow() {
    waiting?.cancel()
    waiting = nil
    guard let text = unsaved else { return }
    unsaved = nil
    save(text)
  }

  private func timeIsOver(_ generation: Int) {
    guard generation == self.generation else { return }
    saveNow()
  }
}
