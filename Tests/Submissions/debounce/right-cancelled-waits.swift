typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: String?
  private var waiting: Task<Void, Never>?

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  func changed(_ text: String) {
    unsaved = text
    waiting?.cancel()
    waiting = Task {
      try? await pause(milliseconds)
      if !Task.isCancelled { saveNow() }
    }
  }

  func saveNow() {
    waiting?.cancel()
    waiting = nil
    guard let text = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
