// diagnosis: wrongResult
// A loop that must not go on forever rests four times in a row at most: no rest follows the place after that.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var isResting = false
  private var newest: String?

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  func moved(to place: String) {
    guard !isResting else {
      newest = place
      return
    }
    isResting = true
    send(place)
    Task { await rest() }
  }

  private func rest() async {
    for _ in 0..<4 {
      try? await pause(milliseconds)
      guard let place = newest else { break }
      newest = nil
      send(place)
    }
    isResting = false
  }
}
