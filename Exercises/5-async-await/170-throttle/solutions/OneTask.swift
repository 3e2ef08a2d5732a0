// One task is there as long as places come: it sends the newest, rests, and looks for another.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var newest: String?
  private var sending: Task<Void, any Error>?

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    newest = place
    guard sending == nil else { return }
    sendNewest()
    sending = Task {
      defer { sending = nil }
      repeat { try await pause(milliseconds) } while sendNewest()
    }
  }

  @discardableResult
  private func sendNewest() -> Bool {
    guard let place = newest else { return false }
    newest = nil
    send(place)
    return true
  }
}
