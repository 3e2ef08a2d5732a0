// expected: wrongResult
// One task waits again whenever a pause has seen a change: the time begins at the end of the pause
// and not at the call.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?
  private var changes = 0
  private var isWaiting = false

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  func changed(_ text: String) {
    unsaved = text
    changes += 1
    guard !isWaiting else { return }
    isWaiting = true
    Task {
      var seen: Int
      repeat {
        seen = changes
        try? await pause(milliseconds)
      } while seen != changes
      isWaiting = false
      saveNow()
    }
  }

  func saveNow() {
    guard let text = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
