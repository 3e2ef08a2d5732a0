// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
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

  /// The van is at a new place.
  func moved(to place: String) {
    newest = place
    if !isResting { next() }
  }

  private func next() {
    guard let place = newest else {
      isResting = false
      return
    }
    newest = nil
    isResting = true
    send(place)
    Task { [weak self, pause, milliseconds] in
      try? await pause(milliseconds)
      await self?.next()
    }
  }
}
