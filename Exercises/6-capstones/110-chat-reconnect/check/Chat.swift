import Grading
import Synchronization

/// A server that offers one line after the other, and notes what a client does.
final class CheckChat: Sendable {
  struct Lost: Error {}

  /// A line, with the messages that come before its end.
  enum Line: Sendable {
    case refused, refusedByCancelling
    /// Lost at once; a client that receives again gets a message.
    case lostAtOnce
    case lost([String]), cancelled([String]), silent([String])
    /// Lost and refused like the others, and the check cancels the client in the pause that follows.
    case last([String])
    case lastRefused
    /// Messages that take their time; then it is lost, or silent for very long.
    case timed([(units: Int, text: String)], isLost: Bool)
  }

  private struct State {
    var lines: [Line]
    var events: [String] = []
    var isOver = false
  }

  private let state: Mutex<State>
  private let bell = CheckBell()
  private let ringsAt: String
  private let isPatient: Bool
  private let interval: Int
  private let units: Int
  private let showing: Int
  private let work = Work()
  /// Another number for each line, and while there is none.
  private let period = Atomic(0)
  /// How many ticks have ended since the line was made, or its last message came.
  private let ticks = Atomic(0)
  /// How many ticks are under way.
  private let ticking = Atomic(0)
  /// How many messages of the line have come that are not shown yet.
  private let unshown = Atomic(0)
  /// How many connections, pauses, silences and shows are under way that go on in a task that is cancelled.
  private let goingOn = Atomic(0)

  /// - Parameters:
  ///   - ringsAt: What has to begin before the check cancels the client.
  ///   - isPatient: Whether a connection, pause, silence or show goes on in a task that is cancelled.
  ///   - interval: How long a tick takes.
  ///   - units: How long it takes until a message comes.
  ///   - showing: How long it takes to show one.
  init(
    _ lines: [Line], ringsAt: String = "silence", isPatient: Bool = false, interval: Int = 100_000,
    units: Int = 1, showing: Int = 0
  ) {
    state = Mutex(State(lines: lines))
    self.ringsAt = ringsAt
    self.isPatient = isPatient
    self.interval = interval
    self.units = units
    self.showing = showing
  }

  /// What was done, in order.
  var events: [String] { state.withLock { $0.events } }
  /// Whether nothing goes on in a task that is cancelled.
  var isIdle: Bool { goingOn.load(ordering: .acquiring) == 0 }

  var client: ChatClient {
    ChatClient(
      connect: { try await self.connect() }, pause: { try await self.wait("pause") },
      tick: { try await self.tick() },
      show: { message in
        self.unshown.subtract(1, ordering: .acquiringAndReleasing)
        let isLate = self.ticks.load(ordering: .acquiring) > 0
        self.note("show \(message)\(isLate ? ", after a tick" : "")")
        if self.ringsAt == "show" { self.bell.ring() }
        if self.showing > 0 { try? await self.spend("showing", units: self.showing) }
      })
  }

  /// Runs a client, and cancels it when what the check waits for has begun.
  func runToTheEnd() async {
    let client = client
    let running = Task {
      await client.run()
      bell.ring()
    }
    await bell.rings()
    running.cancel()
    await running.value
    if ticking.load(ordering: .acquiring) > 0 {
      try? await work.fetch("moment", units: 1)
      lookForTicks()
    }
  }

  private func note(_ event: String) { state.withLock { $0.events.append(event) } }

  private func tick() async throws {
    let period = period.load(ordering: .acquiring)
    ticking.add(1, ordering: .acquiringAndReleasing)
    defer { ticking.subtract(1, ordering: .acquiringAndReleasing) }
    try await work.fetch("tick", units: interval)
    ticks.add(1, ordering: .acquiringAndReleasing)
    if self.period.load(ordering: .acquiring) != period { note("a tick goes on without its line") }
  }

  private func connect() async throws -> ChatLine {
    try await wait("connect")
    period.add(1, ordering: .acquiringAndReleasing)
    unshown.store(0, ordering: .releasing)
    ticks.store(0, ordering: .releasing)
    let line = state.withLock { $0.lines.isEmpty ? .silent([]) : $0.lines.removeFirst() }
    switch line {
    case .refused: throw Lost()
    case .lastRefused:
      state.withLock { $0.isOver = true }
      throw Lost()
    case .refusedByCancelling: throw CancellationError()
    case .lostAtOnce:
      let line = self.line(["more of a lost line"], after: []) { throw Lost() }
      let calls = Atomic(0)
      return ChatLine(
        receive: {
          guard calls.add(1, ordering: .relaxed).newValue > 1 else { throw Lost() }
          return try await line.receive()
        }, send: line.send)
    case .lost(let messages):
      return self.line(messages, after: units(messages)) {
        try await self.end()
        throw Lost()
      }
    case .cancelled(let messages):
      return self.line(messages, after: units(messages)) {
        try await self.end()
        throw CancellationError()
      }
    case .last(let messages):
      return self.line(messages, after: units(messages)) {
        try await self.end()
        self.state.withLock { $0.isOver = true }
        throw Lost()
      }
    case .silent(let messages):
      return self.line(messages, after: units(messages)) {
        try await self.end()
        if self.ringsAt == "silence" { self.bell.ring() }
        try await self.spend("silence", units: 1000)
      }
    case .timed(let messages, let isLost):
      return self.line(messages.map(\.text), after: messages.map(\.units)) {
        if isLost {
          try await self.work.fetch("loss", units: 3)
          self.period.add(1, ordering: .acquiringAndReleasing)
          throw Lost()
        }
        if self.ringsAt == "long silence" { self.bell.ring() }
        try await self.work.fetch("silence", units: 1000)
        self.note("silence ends")
      }
    }
  }

  /// Takes its time; until then every message is shown.
  private func end() async throws {
    try await work.fetch("end", units: 1)
    if unshown.load(ordering: .acquiring) > 0 { note("a message is still not shown") }
  }

  /// Nothing else happens at the moment at which something comes, unless it takes no time.
  private func arrive(after units: Int) async throws {
    if units > 0 { try await work.fetch("message", units: units) }
  }

  private func units(_ messages: [String]) -> [Int] { messages.map { _ in units } }

  private func line(
    _ messages: [String], after units: [Int],
    end: @escaping @Sendable () async throws -> Void
  ) -> ChatLine {
    let left = Mutex(messages[...])
    let times = Mutex(units[...])
    return ChatLine(
      receive: {
        if self.showing == 0, self.ticks.load(ordering: .acquiring) > 0 {
          self.note("nothing is received until a tick has ended")
        }
        if let units = times.withLock({ $0.popFirst() }) { try await self.arrive(after: units) }
        if let message = left.withLock({ $0.popFirst() }) {
          self.ticks.store(0, ordering: .releasing)
          if !message.isEmpty { self.unshown.add(1, ordering: .acquiringAndReleasing) }
          return message
        }
        try await end()
        throw Lost()
      }, send: { _ in })
  }

  private func wait(_ event: String) async throws {
    note(event)
    if ringsAt == event || state.withLock({ $0.isOver }) { bell.ring() }
    try await spend(event, units: 1)
    lookForTicks()
  }

  /// To be called when time has passed since a line was lost: until then its tick is being cancelled.
  private func lookForTicks() {
    if ticking.load(ordering: .acquiring) > 0 { note("a tick goes on without its line") }
  }

  private func spend(_ name: String, units: Int) async throws {
    guard isPatient else { return try await work.fetch(name, units: units) }
    goingOn.add(1, ordering: .acquiringAndReleasing)
    await Task { try? await work.fetch(name, units: units) }.value
    goingOn.subtract(1, ordering: .acquiringAndReleasing)
  }
}
