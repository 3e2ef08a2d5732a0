import Grading
import Synchronization

/// A server whose lines take texts, and which notes what a client does.
final class CheckPost: Sendable {
  struct Line: Sendable {
    var isRefused = false
    /// What comes first, after so many units.
    var message: (units: Int, text: String)?
    /// How long nothing more comes before the line is lost; otherwise that is very long, and is noted.
    var lasts: Int?
    /// How many texts it takes: further sends throw.
    var takes = 100
    /// Whether they throw a CancellationError, although nobody has cancelled anything.
    var throwsCancellation = false
    /// How long it takes to send a text.
    var sending = 2
    /// Whether a send comes to its end although its task is cancelled.
    var isPatient = false
    /// Whether a send cancels the task of run before it ends.
    var cancels = false
  }

  private struct State {
    var lines: [Line]
    var events: [String] = []
    var begun = 0
    var connections = 0
    var sentOnFirstLine = 0
    var isOver = false
    var running: Task<Void, Never>?
    var awaited: (event: String, times: Int, continuation: CheckedContinuation<Void, Never>)?

    /// What waits, if what it waits for has happened.
    mutating func ready() -> CheckedContinuation<Void, Never>? {
      guard let awaited else { return nil }
      let count =
        awaited.event == "send" ? begun : events.count { $0.hasPrefix(awaited.event) }
      guard isOver || count >= awaited.times else { return nil }
      self.awaited = nil
      return awaited.continuation
    }
  }

  private let state: Mutex<State>
  private let interval: Int
  private let work = Work()
  private let showing: Int
  private let isPatient: Bool
  private let ticks = Work()
  private let sends = Work(atMost: 1)
  private let moments = Work()

  /// - Parameters:
  ///   - interval: How long a tick takes.
  ///   - showing: How long it takes to show a message.
  ///   - isPatient: Whether a connection or pause comes to its end although its task is cancelled.
  init(_ lines: [Line], interval: Int = 100_000, showing: Int = 0, isPatient: Bool = false) {
    state = Mutex(State(lines: lines))
    self.interval = interval
    self.showing = showing
    self.isPatient = isPatient
  }

  /// What was done, in order; a text that is sent when its send ends.
  var events: [String] { state.withLock { $0.events } }

  /// The texts that were sent.
  var sent: [String] { events.filter { $0.hasPrefix("sent") }.map { String($0.dropFirst(5)) } }

  /// How many of them the first line took.
  var sentOnFirstLine: Int { state.withLock { $0.sentOnFirstLine } }

  /// How many sends have begun.
  var sendsBegun: Int { state.withLock { $0.begun } }

  /// How much is under way, ticks aside.
  var underWay: Int { work.inFlight + sends.inFlight }

  /// Whether a connection or pause came to its end.
  func hasFinished(_ name: String) -> Bool { work.finished.contains(name) }

  var client: ChatClient {
    ChatClient(
      connect: { try await self.connect() },
      pause: {
        self.note("pause")
        try await self.spend("pause", units: 2, on: self.work, isPatient: self.isPatient)
      },
      tick: { try await self.ticks.fetch("tick", units: self.interval) },
      show: { message in
        self.note("show \(message)")
        guard self.showing > 0 else { return }
        try? await self.spend("show", units: self.showing, on: self.work, isPatient: true)
      })
  }

  /// Runs a client, and cancels it when the body has ended.
  func run(_ client: ChatClient, body: () async -> Void) async {
    let running = Task {
      await client.run()
      self.change { $0.isOver = true }
    }
    state.withLock { $0.running = running }
    await body()
    running.cancel()
    await running.value
    change { $0.isOver = false }
  }

  /// Cancels the task of run.
  func cancel() { state.withLock { $0.running }?.cancel() }

  /// Waits until an event has happened so many times ("send" is the begin of one), or the client is at its end.
  func waits(for event: String, times: Int = 1) async {
    await isThere(event, times: times)
    await moment()
  }

  /// The same, and returns at that very moment.
  func isThere(_ event: String, times: Int = 1) async {
    await withCheckedContinuation { continuation in
      change { $0.awaited = (event, times, continuation) }
    }
  }

  /// Lets some time pass.
  ///
  /// The server takes even times: nothing else happens at the moment after an event.
  func moment(_ units: Int = 1) async { try? await moments.fetch("moment", units: units) }

  /// Waits for the end of run.
  func waitsForTheEnd() async { await waits(for: "end") }

  private func spend(_ name: String, units: Int, on work: Work, isPatient: Bool) async throws {
    guard isPatient else { return try await work.fetch(name, units: units) }
    await Task { try? await work.fetch(name, units: units) }.value
  }

  private func note(_ event: String) { change { $0.events.append(event) } }

  private func change(_ body: (inout State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      return state.ready()
    }
    waiting?.resume()
  }

  private func connect() async throws -> ChatLine {
    note("connect")
    try await spend("connect", units: 2, on: work, isPatient: isPatient)
    let (line, isFirst) = state.withLock { state in
      state.connections += 1
      // A client that connects again and again must come to an end, too.
      if state.lines.isEmpty { state.isOver = true }
      return (state.lines.isEmpty ? Line() : state.lines.removeFirst(), state.connections == 1)
    }
    change { _ in }
    guard !line.isRefused else { throw CheckChat.Lost() }
    return post(line, isFirst: isFirst)
  }

  private func post(_ line: Line, isFirst: Bool) -> ChatLine {
    let first = Mutex(line.message)
    let left = Mutex(line.takes)
    return ChatLine(
      receive: {
        if let message = first.withLock({ $0.take() }) {
          try await self.work.fetch("message", units: message.units)
          return message.text
        }
        try await self.work.fetch("silence", units: line.lasts ?? 1000)
        if line.lasts == nil { self.note("line ends") }
        left.withLock { $0 = 0 }
        throw CheckChat.Lost()
      },
      send: { text in
        self.change { $0.begun += 1 }
        let isTaken = left.withLock { left in
          left -= 1
          return left >= 0
        }
        try await self.spend(text, units: line.sending, on: self.sends, isPatient: line.isPatient)
        if line.cancels { self.cancel() }
        guard isTaken else {
          self.note("lost \(text)")
          throw line.throwsCancellation ? CancellationError() : CheckChat.Lost()
        }
        self.change { state in
          state.events.append("sent \(text)")
          if isFirst { state.sentOnFirstLine += 1 }
        }
      })
  }
}
