// expected: wrongResult
// The task that rests does not keep the beacon, so the newest place is lost with it.
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
    if isResting {
      newest = place
    } else {
      announce(place)
    }
  }

  private func announce(_ place: String) {
    isResting = true
    send(place)
    Task { [weak self, pause, milliseconds] in
      try await pause(milliseconds)
      await self?.wakeUp()
    }
  }

  private func wakeUp() {
    isResting = false
    guard let place = newest else { return }
    newest = nil
    announce(place)
  }
}
