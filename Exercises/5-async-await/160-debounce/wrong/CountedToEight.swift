// diagnosis: wrongResult
// The number of the change begins anew after eight: eight changes later, an older wait is taken for the last one.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?
  private var change = 0

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  func changed(_ text: String) {
    unsaved = text
    change = (change + 1) % 8
    let mine = change
    Task {
      try await pause(milliseconds)
      if mine == change { saveNow() }
    }
  }

  func saveNow() {
    guard let text = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
