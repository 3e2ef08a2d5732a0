/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private enum State {
    case ready
    case resting(next: String?)
  }

  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var state = State.ready

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    guard case .ready = state else {
      state = .resting(next: place)
      return
    }
    state = .resting(next: nil)
    send(place)
    Task {
      repeat { try? await pause(milliseconds) } while sendsNext()
    }
  }

  /// The rest is over; returns whether another one begins.
  private func sendsNext() -> Bool {
    guard case .resting(let next?) = state else {
      state = .ready
      return false
    }
    state = .resting(next: nil)
    send(next)
    return true
  }
}
