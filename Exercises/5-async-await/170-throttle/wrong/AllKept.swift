// diagnosis: wrongResult
// All places of a rest are kept and sent one after the other: the map is soon minutes behind.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var isResting = false
  private var places: [String] = []

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    places.append(place)
    if !isResting { sendAndRest() }
  }

  private func sendAndRest() {
    guard !places.isEmpty else { return }
    isResting = true
    send(places.removeFirst())
    Task {
      try await pause(milliseconds)
      isResting = false
      sendAndRest()
    }
  }
}
