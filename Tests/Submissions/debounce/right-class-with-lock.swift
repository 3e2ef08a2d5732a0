import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
final class Draft: Sendable {
  private struct Change {
    var text: String?
    var version = 0
  }

  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private let change = Mutex(Change())

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  func changed(_ text: String) async {
    let version = change.withLock { change in
      change.text = text
      change.version += 1
      return change.version
    }
    Task {
      try await pause(milliseconds)
      saveText(ofVersion: version)
    }
  }

  /// Saves what has not been saved yet.
  func saveNow() async {
    saveText(ofVersion: nil)
  }

  /// Saves under the lock, so that no change can come between taking the text and saving it.
  private func saveText(ofVersion version: Int?) {
    change.withLock { change in
      guard version == nil || version == change.version else { return }
      guard let text = change.text else { return }
      change.text = nil
      save(text)
    }
  }
}
