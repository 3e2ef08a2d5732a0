// diagnosis: wrongResult
// The rest does not keep the beacon alive; its end sends the last place, before the rest is over.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var isResting = false
  private var kept: String?
  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  func moved(to place: String) {
    if isResting { kept = place; return }
    rest(place)
  }
  private func rest(_ place: String) {
    isResting = true
    send(place)
    Task { [pause, milliseconds, weak self] in
      try? await pause(milliseconds)
      await self?.over()
    }
  }
  private func over() {
    isResting = false
    if let k = kept { kept = nil; rest(k) }
  }
  deinit { if let kept { send(kept) } }
}
