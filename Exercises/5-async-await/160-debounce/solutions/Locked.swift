// No actor: a lock around the text and its number, held while it is saved, so that nothing comes in between.

import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
final class Draft: Sendable {
  private struct State {
    var unsaved: String?
    var changes = 0
  }

  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private let state = Mutex(State())

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  /// The text is a new one.
  func changed(_ text: String) {
    let change = state.withLock { state in
      state.unsaved = text
      state.changes += 1
      return state.changes
    }
    Task.detached {
      try await self.pause(self.milliseconds)
      self.save(ifLast: change)
    }
  }

  /// Saves what has not been saved yet.
  func saveNow() {
    save(ifLast: nil)
  }

  private func save(ifLast change: Int?) {
    state.withLock { state in
      guard change == nil || change == state.changes, let text = state.unsaved else { return }
      state.unsaved = nil
      save(text)
    }
  }
}
