// expected: wrongResult
// The task does not keep the draft, so the last text is lost with it.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

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

  func changed(_ text: String) {
    unsaved = text
    changes += 1
    Task { [weak self, pause, milliseconds, changes] in
      try await pause(milliseconds)
      await self?.quiet(since: changes)
    }
  }

  private func quiet(since change: Int) {
    if change == changes { saveNow() }
  }

  func saveNow() {
    guard let text = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
