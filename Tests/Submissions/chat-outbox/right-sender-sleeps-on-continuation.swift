/// A line to the chat server.
struct ChatLine: Sendable {
  /// The next message; throws when the line is lost.
  let receive: @Sendable () async throws -> String
  /// Sends a text; throws when the line is lost, and then the text has not been sent.
  let send: @Sendable (_ text: String) async throws -> Void
}

/// A client that shows what comes from the chat server.
actor ChatClient {
  private let connect: @Sendable () async throws -> ChatLine
  private let pause: @Sendable () async throws -> Void
  private let tick: @Sendable () async throws -> Void
  private let show: @Sendable (_ message: String) async -> Void
  private var hasHeard = false
  /// What has not been sent yet, the text under way included.
  private var outbox: [String] = []
  private var sending: Task<Void, Never>?
  /// The one that sends, while it has nothing to do.
  private var idle: CheckedContinuation<Void, Never>?

  /// - Parameters:
  ///   - connect: Makes a line to the server.
  ///   - pause: Waits before another try.
  ///   - tick: Waits for as long as a line may be silent.
  ///   - show: Shows a message.
  init(
    connect: @escaping @Sendable () async throws -> ChatLine,
    pause: @escaping @Sendable () async throws -> Void,
    tick: @escaping @Sendable () async throws -> Void,
    show: @escaping @Sendable (_ message: String) async -> Void
  ) {
    self.connect = connect
    self.pause = pause
    self.tick = tick
    self.show = show
  }

  /// Takes a text that is to be sent to the server (part 3).
  ///
  /// - Returns: Whether it was taken; not after `shutDown` (part 4).
  @discardableResult
  func send(_ text: String) -> Bool {
    outbox.append(text)
    wake()
    return true
  }

  /// Ends the client (part 4).
  ///
  /// - Returns: The texts that have not been sent.
  func shutDown() async -> [String] { [] }

  /// Shows the messages of the server, until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      if let line = try? await connect() { await use(line) }
      guard !Task.isCancelled else { return }
      try? await pause()
    }
  }

  private func use(_ line: ChatLine) async {
    let listening = Task {
      try? await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await self.receive(from: line) }
        group.addTask { try await self.watch() }
        try await group.next()
      }
    }
    let sending = Task {
      try? await sendAll(on: line)
      listening.cancel()
    }
    self.sending = sending
    await withTaskCancellationHandler {
      _ = await listening.value
      lose()
      await sending.value
    } onCancel: {
      listening.cancel()
      sending.cancel()
    }
    self.sending = nil
  }

  /// Sends what is in the outbox and what comes, until it fails or is cancelled.
  private func sendAll(on line: ChatLine) async throws {
    while true {
      try Task.checkCancellation()
      if let text = outbox.first {
        try await line.send(text)
        outbox.removeFirst()
      } else {
        await withCheckedContinuation { idle = $0 }
      }
    }
  }

  private func wake() {
    idle?.resume()
    idle = nil
  }

  /// Nothing else is sent on this line.
  private func lose() {
    sending?.cancel()
    wake()
  }

  private func receive(from line: ChatLine) async throws {
    defer { lose() }
    while true {
      let message = try await line.receive()
      hasHeard = true
      if !message.isEmpty { await show(message) }
    }
  }

  private func watch() async throws {
    defer { lose() }
    while true {
      hasHeard = false
      try await tick()
      guard hasHeard else { throw Silence() }
    }
  }
}

private struct Silence: Error {}
