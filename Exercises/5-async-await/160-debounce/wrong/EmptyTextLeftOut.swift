// diagnosis: wrongResult
// Takes an empty text for none, and does not save it.
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// A text that is being written, and saved whenever its writer pauses.
actor Draft {
  private let milliseconds: Int
  private let pause: Pause
  private let save: @Sendable (_ text: String) -> Void

  private var number = 0
  private var text = ""

  init(quiet milliseconds: Int, pause: @escaping Pause, save: @escaping @Sendable (String) -> Void)
  {
    self.milliseconds = milliseconds
    self.pause = pause
    self.save = save
  }

  func changed(_ text: String) {
    number += 1
    self.text = text
    let number = self.number
    Task {
      try await pause(milliseconds)
      if number == self.number { saveNow() }
    }
  }
  func saveNow() {
    guard !text.isEmpty else { return }
    let text = self.text
    self.text = ""
    save(text)
  }
}
