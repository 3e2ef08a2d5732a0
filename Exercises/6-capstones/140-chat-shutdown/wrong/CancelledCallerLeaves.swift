// diagnosis: wrongResult
// It waits in a loop over a stream, which ends at once for a task that is cancelled.

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
  private var cancelStep: (@Sendable () -> Void)?
  private var isShutDown = false
  private var hasBegun = false
  private let ended = AsyncStream.makeStream(of: Void.self)

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
    cancelStep?()
    if hasBegun { for await _ in ended.stream {} }
    defer { outbox = [] }
    return outbox
  }

  /// Shows the messages of the server, until the task is cancelled or the client is shut down.
  func run() async {
    hasBegun = true
    while goesOn {
      do {
        try await use(try await step(connect))
      } catch {}
      guard goesOn else { break }
      try? await step(pause)
    }
    ended.continuation.finish()
  }

  private var goesOn: Bool { !isShutDown && !Task.isCancelled }

  /// Does something in a task that both a cancellation and shutDown cancel.
  private func step<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task { try await body() }
    cancelStep = { task.cancel() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func use(_ line: ChatLine) async throws {
    guard goesOn else { return }
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
    cancelStep = { receiving.cancel() }
    startSending()
    let result = await withTaskCancellationHandler {
      await receiving.result
    } onCancel: {
      receiving.cancel()
    }
    self.line = nil
    watching.cancel()
    sending?.cancel()
    await sending?.value
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
      } catch {
        receiving.cancel()
        self.line = nil
      }
      sending = nil
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
