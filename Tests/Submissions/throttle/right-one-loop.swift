typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Beacon {
  private enum State {
    case idle
    case resting(newest: String?)
  }

  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var state = State.idle

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  func moved(to place: String) {
    switch state {
    case .resting:
      state = .resting(newest: place)
    case .idle:
      state = .resting(newest: nil)
      send(place)
      Task { try await rest() }
    }
  }

  private func rest() async throws {
    repeat {
      try await pause(milliseconds)
    } while sendsNewest()
  }

  private func sendsNewest() -> Bool {
    guard case .resting(let newest?) = state else {
      state = .idle
      return false
    }
    state = .resting(newest: nil)
    send(newest)
    return true
  }
}
