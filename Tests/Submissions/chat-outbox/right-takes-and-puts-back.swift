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
  /// What receives on the line that is there.
  private var receiving: Task<Void, Never>?
  private var sending: Task<Void, Never>?
  private var line: ChatLine?

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
    deliver()
    return true
  }

  /// Ends the client (part 4).
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
    let receiving = Task {
      while let message = try? await line.receive() {
        heard += 1
        if !message.isEmpty { await show(message) }
      }
      lose()
    }
    let watching = Task {
      repeat {
        let before = heard
        guard (try? await tick()) != nil else { return }
        if heard == before { break }
      } while true
      receiving.cancel()
    }
    self.line = line
    self.receiving = receiving
    deliver()
    await withTaskCancellationHandler {
      await receiving.value
    } onCancel: {
      receiving.cancel()
    }
    lose()
    watching.cancel()
    await sending?.value
  }

  /// No send begins on this line any more, and the one under way is cancelled.
  private func lose() {
    line = nil
    receiving?.cancel()
    sending?.cancel()
  }

  private func deliver() {
    guard sending == nil, let line else { return }
    sending = Task {
      while let receiving, !receiving.isCancelled, self.line != nil, !outbox.isEmpty {
        let text = outbox.removeFirst()
        do {
          try await line.send(text)
        } catch {
          outbox.insert(text, at: 0)
          lose()
        }
      }
      sending = nil
    }
  }
}
