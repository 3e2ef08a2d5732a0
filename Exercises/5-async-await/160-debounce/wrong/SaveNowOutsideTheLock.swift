// diagnosis: wrongResult
// saveNow() saves outside of the lock in which it took the text: a change may come in between.
import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
final class Draft: Sendable {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private struct State { var unsaved: String?; var number = 0 }
  private let state = Mutex(State())

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  func changed(_ text: String) {
    let mine = state.withLock { state in
      state.unsaved = text
      state.number += 1
      return state.number
    }
    Task.detached { [self] in
      try? await pause(milliseconds)
      state.withLock { state in
        guard state.number == mine, let text = state.unsaved else { return }
        state.unsaved = nil
        save(text)
      }
    }
  }

  func saveNow() {
    let text: String? = state.withLock { state in
      guard let text = state.unsaved else { return nil }
      state.unsaved = nil
      return text
    }
    if let text { save(text) }
  }
}
