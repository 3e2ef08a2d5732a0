typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void
  private var unsaved: (text: String, number: Int)?
  private var changes = 0

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  func changed(_ text: String) {
    changes += 1
    let number = changes
    unsaved = (text, number)
    Task {
      try await pause(milliseconds)
      if unsaved?.number == number { saveNow() }
    }
  }

  func saveNow() {
    guard let (text, _) = unsaved else { return }
    unsaved = nil
    save(text)
  }
}
