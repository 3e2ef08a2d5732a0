import Grading
import Synchronization

/// Lines are lost, and one is refused: the client connects again each time, and shows every message.
func connectsAgain() async {
  let chat = CheckChat([.lost(["one", "two"]), .refused, .silent(["three"])])
  await chat.runUntilSilent()
  expect(
    chat.events,
    equals: [
      "connect", "show one", "show two", "pause", "connect", "pause", "connect", "show three",
    ], "there is one pause before each further connection, and every message is shown in order")
}

/// The server ends a line with a CancellationError, and refuses with one: that is a line lost like others.
func cancelledByTheServer() async {
  let chat = CheckChat([.cancelled(["one"]), .refusedByCancelling, .silent(["two"])])
  await chat.runUntilSilent()
  expect(
    chat.events,
    equals: ["connect", "show one", "pause", "connect", "pause", "connect", "show two"],
    "a CancellationError of the server's is a lost line")
}

/// Equal messages, each with its own number: every one is shown.
func everyMessage() async {
  let number = given(100...999)
  let chat = CheckChat([.silent(["\(number)", "\(number)"])])
  await chat.runUntilSilent()
  expect(
    chat.events,
    equals: ["connect", "show \(number)", "show \(number)"],
    "every message is shown once, in the order in which they come")
}

/// Cancelled in a pause, or at the end of one: no further connection.
func cancelledInAPause() async {
  for isPatient in [false, true] {
    let chat = CheckChat([.refused, .silent(["one"])], ringsAt: "pause", isPatient: isPatient)
    await chat.runUntilSilent()
    expect(chat.events, equals: ["connect", "pause"], "nothing begins after a cancellation")
  }
}

/// Cancelled while it connects, which then fails or not: no pause and no further connection.
func cancelledWhileConnecting() async {
  for line in [CheckChat.Line.refused, .silent([])] {
    let chat = CheckChat([line], ringsAt: "connect", isPatient: true)
    await chat.runUntilSilent()
    expect(chat.events, equals: ["connect"], "nothing begins after a cancellation")
  }
}

/// Cancelled before it begins: it does nothing.
func cancelledBefore() async {
  let chat = CheckChat([.silent(["one"])])
  let client = chat.client
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    await client.run()
  }.value
  expect(chat.events, equals: [], "a client that has been cancelled does nothing")
}

/// Cancelled at any moment: it ends, and what was shown came in order.
func cancelledAtAnyMoment() async {
  let chat = CheckChat([.lost(["one"]), .silent(["two"])])
  let client = chat.client
  let running = Task { await client.run() }
  running.cancel()
  await running.value
  let shown = chat.events.filter { $0.hasPrefix("show") }
  expect(
    [[], ["show one"], ["show one", "show two"]].contains(shown), "messages are shown in order")
}

/// A server that offers one line after the other, and notes what a client does.
final class CheckChat: Sendable {
  struct Lost: Error {}

  /// A line, with the messages that come before its end.
  enum Line: Sendable {
    case refused, refusedByCancelling
    case lost([String]), cancelled([String]), silent([String])
    /// Messages that take their time; then it is lost, or silent for very long.
    case timed([(units: Int, text: String)], isLost: Bool)
  }

  private struct State {
    var lines: [Line]
    var events: [String] = []
  }

  private let state: Mutex<State>
  private let bell = CheckBell()
  private let ringsAt: String
  private let isPatient: Bool
  private let interval: Int
  private let work = Work()

  /// - Parameters:
  ///   - ringsAt: What has to begin before the check cancels the client.
  ///   - isPatient: Whether a connection or pause goes on in a task that is cancelled.
  ///   - interval: How long a tick takes.
  init(
    _ lines: [Line], ringsAt: String = "silence", isPatient: Bool = false, interval: Int = 100_000
  ) {
    state = Mutex(State(lines: lines))
    self.ringsAt = ringsAt
    self.isPatient = isPatient
    self.interval = interval
  }

  /// What was done, in order.
  var events: [String] { state.withLock { $0.events } }

  var client: ChatClient {
    ChatClient(
      connect: { try await self.connect() }, pause: { try await self.wait("pause") },
      tick: { try await self.work.fetch("tick", units: self.interval) },
      show: { message in self.note("show \(message)") })
  }

  /// Runs a client, and cancels it when what the check waits for has begun.
  func runUntilSilent() async {
    let client = client
    let running = Task {
      await client.run()
      bell.ring()
    }
    await bell.rings()
    running.cancel()
    await running.value
  }

  private func note(_ event: String) { state.withLock { $0.events.append(event) } }

  private func connect() async throws -> ChatLine {
    try await wait("connect")
    let line = state.withLock { $0.lines.isEmpty ? .silent([]) : $0.lines.removeFirst() }
    switch line {
    case .refused: throw Lost()
    case .refusedByCancelling: throw CancellationError()
    case .lost(let messages): return self.line(messages) { throw Lost() }
    case .cancelled(let messages): return self.line(messages) { throw CancellationError() }
    case .silent(let messages):
      return self.line(messages) {
        if self.ringsAt == "silence" { self.bell.ring() }
        try await self.work.fetch("silence", units: 1000)
      }
    case .timed(let messages, let isLost):
      return self.line(messages.map(\.text), after: messages.map(\.units)) {
        if isLost {
          try await self.work.fetch("loss", units: 3)
          throw Lost()
        }
        try await self.work.fetch("silence", units: 1000)
        self.note("silence ends")
      }
    }
  }

  private func line(
    _ messages: [String], after units: [Int] = [],
    end: @escaping @Sendable () async throws -> Void
  ) -> ChatLine {
    let left = Mutex(messages[...])
    let times = Mutex(units[...])
    return ChatLine(
      receive: {
        if let units = times.withLock({ $0.popFirst() }) {
          try await self.work.fetch("message", units: units)
        }
        if let message = left.withLock({ $0.popFirst() }) { return message }
        try await end()
        throw Lost()
      }, send: { _ in })
  }

  private func wait(_ event: String) async throws {
    note(event)
    if ringsAt == event { bell.ring() }
    try await spend(event, units: 1)
  }

  private func spend(_ name: String, units: Int) async throws {
    guard isPatient else { return try await work.fetch(name, units: units) }
    await Task { try? await work.fetch(name, units: units) }.value
  }
}

/// Rings when something begins that a check waits for.
final class CheckBell: Sendable {
  private enum State {
    case silent, rung
    case awaited(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.silent)

  func ring() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .rung }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume()
  }

  func rings() async {
    await withCheckedContinuation { continuation in
      let hasRung = state.withLock { state in
        if case .rung = state { return true }
        state = .awaited(continuation)
        return false
      }
      if hasRung { continuation.resume() }
    }
  }
}
