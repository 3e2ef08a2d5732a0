// diagnosis: wrongResult
// All drafts share the number of the last change: a change of another one makes this text lost.

import Synchronization

private let changes = Atomic(0)

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

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

  func changed(_ text: String) {
    unsaved = text
    let mine = changes.add(1, ordering: .relaxed).newValue
    Task {
      try await pause(milliseconds)
      if mine == changes.load(ordering: .relaxed) { saveNow() }
    }
  }

  func saveNow() {
    guard let text = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
