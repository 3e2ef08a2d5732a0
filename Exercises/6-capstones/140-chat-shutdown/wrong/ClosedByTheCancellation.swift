// diagnosis: wrongResult
// A run that was cancelled seems to be the end of the client: it takes no more texts, before anybody shuts it down.

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
  private var receiving: Task<Void, Never>?
  private var sending: Task<Void, Never>?
  private var running: Task<Void, Never>?
  private var isShutDown = false

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

  /// Takes a text that is to be sent to the server.
  ///
  /// - Returns: Whether it was taken; not after `shutDown`.
  @discardableResult
  func send(_ text: String) -> Bool {
    guard !isShutDown else { return false }
    outbox.append(text)
    startSending()
    return true
  }

  /// Ends the client.
  ///
  /// - Returns: The texts that have not been sent.
  func shutDown() async -> [String] {
    isShutDown = true
    running?.cancel()
    await running?.value
    defer { outbox = [] }
    return outbox
  }

  /// Shows the messages of the server, until the task is cancelled or the client is shut down.
  func run() async {
    guard !isShutDown else { return }
    let running = Task { await stayConnected() }
    self.running = running
    await withTaskCancellationHandler {
      await running.value
    } onCancel: {
      running.cancel()
    }
    isShutDown = true
  }

  private func stayConnected() async {
    while !Task.isCancelled {
      if let line = try? await connect() { await use(line) }
      guard !Task.isCancelled else { return }
      try? await pause()
    }
  }

  private func use(_ line: ChatLine) async {
    let receiving = Task { await receive(from: line) }
    let watching = Task {
      var last: Int?
      while last != heard {
        last = heard
        try await tick()
      }
      receiving.cancel()
    }
    self.line = line
    self.receiving = receiving
    startSending()
    await withTaskCancellationHandler {
      await receiving.value
    } onCancel: {
      receiving.cancel()
    }
    self.line = nil
    watching.cancel()
    sending?.cancel()
    await sending?.value
  }

  private func startSending() {
    guard let line, let receiving, sending == nil, !outbox.isEmpty else { return }
    sending = Task {
      do {
        while !receiving.isCancelled, !Task.isCancelled, let text = outbox.first {
          try await line.send(text)
          outbox.removeFirst()
        }
      } catch {
        receiving.cancel()
      }
      sending = nil
    }
  }

  private func receive(from line: ChatLine) async {
    while let message = try? await line.receive() {
      heard += 1
      if !message.isEmpty { await show(message) }
    }
  }
}
