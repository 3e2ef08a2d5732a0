// diagnosis: wrongResult
// The places of a rest are kept in a list, each once: who comes back there stands at the old place.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var isResting = false
  private var kept: [String] = []

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    if isResting {
      if !kept.contains(place) { kept.append(place) }
    } else {
      sendAndRest(place)
    }
  }

  private func sendAndRest(_ place: String) {
    isResting = true
    send(place)
    Task {
      try await pause(milliseconds)
      rested()
    }
  }

  private func rested() {
    isResting = false
    guard let place = kept.last else { return }
    kept = []
    sendAndRest(place)
  }
}
