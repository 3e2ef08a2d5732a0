// diagnosis: wrongResult
// All beacons share the mark that one of them rests: another one keeps its place, and does not send it.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  nonisolated(unsafe) private static var isResting = false
  private var newest: String?

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  func moved(to place: String) {
    guard !Self.isResting else {
      newest = place
      return
    }
    Self.isResting = true
    send(place)
    Task { await rest() }
  }

  private func rest() async {
    while true {
      try? await pause(milliseconds)
      guard let place = newest else { break }
      newest = nil
      send(place)
    }
    Self.isResting = false
  }
}
