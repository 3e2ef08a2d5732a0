// expected: tooManyAtOnce
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
  private var heard = 0
  private var outbox: [String] = []
  private var line: ChatLine?
  private var receiving: Task<Void, any Error>?
  private var sending: Task<Void, Never>?

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

  /// Takes a text that is to be sent to the server.
  @discardableResult
  func send(_ text: String) -> Bool {
    outbox.append(text)
    startSending()
    return true
  }

  /// Ends the client (part 4).
  func shutDown() async -> [String] { [] }

  /// Shows the messages of the server, until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        try await use(try await connect())
      } catch {}
      guard !Task.isCancelled else { break }
      try? await pause()
    }
    await sending?.value
  }

  private func use(_ line: ChatLine) async throws {
    let receiving = Task { try await receive(from: line) }
    let watching = Task {
      var last = -1
      while last != heard {
        last = heard
        try await tick()
      }
      receiving.cancel()
    }
    self.line = line
    self.receiving = receiving
    startSending()
    let result = await withTaskCancellationHandler {
      await receiving.result
    } onCancel: {
      receiving.cancel()
    }
    self.line = nil
    watching.cancel()
    // The send under way is told to end; a new line gets a task of its own.
    sending?.cancel()
    if !Task.isCancelled { sending = nil }
    try result.get()
  }

  private func startSending() {
    guard let line, let receiving, sending == nil, !outbox.isEmpty else { return }
    sending = Task {
      do {
        while !receiving.isCancelled, !Task.isCancelled, let text = outbox.first {
          try await line.send(text)
          outbox.removeFirst()
        }
        if !Task.isCancelled { sending = nil }
      } catch {
        receiving.cancel()
      }
    }
  }

  private func receive(from line: ChatLine) async throws {
    while true {
      let message = try await line.receive()
      heard += 1
      if !message.isEmpty { await show(message) }
    }
  }
}
