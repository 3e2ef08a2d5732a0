// diagnosis: wrongResult
// Takes an empty place for none, and does not keep it.
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  private var isResting = false
  private var kept: String?
  func moved(to place: String) {
    guard !isResting else { if !place.isEmpty { kept = place }; return }
    send(place)
    rest()
  }
  private func rest() {
    isResting = true
    Task {
      do { try await pause(milliseconds) } catch {}
      isResting = false
      guard let place = kept else { return }
      kept = nil
      send(place)
      rest()
    }
  }
}
