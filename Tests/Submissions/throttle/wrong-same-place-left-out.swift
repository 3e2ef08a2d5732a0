// expected: wrongResult
// A place that is the same as the last one that was sent is left out.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var isResting = false
  private var newest: String?
  private var last: String?

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  func moved(to place: String) {
    guard !isResting else {
      newest = place
      return
    }
    sendAndRest(place)
  }

  private func sendAndRest(_ place: String) {
    isResting = true
    last = place
    send(place)
    Task {
      try await pause(milliseconds)
      isResting = false
      if let place = newest {
        newest = nil
        if place != last { sendAndRest(place) }
      }
    }
  }
}
