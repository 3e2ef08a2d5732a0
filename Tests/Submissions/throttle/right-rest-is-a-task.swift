typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var rest: Task<Void, Never>?
  private var kept: [String] = []

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  func moved(to place: String) {
    kept = [place]
    if rest == nil { sendKept() }
  }

  private func sendKept() {
    rest = nil
    guard let place = kept.popLast() else { return }
    send(place)
    rest = Task {
      try? await pause(milliseconds)
      sendKept()
    }
  }
}
