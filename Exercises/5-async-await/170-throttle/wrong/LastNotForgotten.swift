// diagnosis: wrongResult
// Takes a place for news only if it differs from the last one that was sent; the van may still stand there.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var isResting = false
  private var next: String?
  private var last: String?

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  func moved(to place: String) {
    guard !isResting else {
      next = place
      return
    }
    isResting = true
    send(place)
    Task {
      while true {
        do { try await pause(milliseconds) } catch {}
        guard let place = next, place != last else { break }
        last = place
        send(place)
      }
      isResting = false
    }
  }
}
