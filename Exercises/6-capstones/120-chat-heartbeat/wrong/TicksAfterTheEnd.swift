// diagnosis: wrongResult
// The tick is cancelled with a line that is lost, but not when the task of run is cancelled.

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
  func send(_ text: String) -> Bool { false }

  /// Ends the client (part 4).
  ///
  /// - Returns: The texts that have not been sent.
  func shutDown() async -> [String] { [] }

  /// Shows the messages of the server, until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        try await use(try await connect())
      } catch {}
      guard !Task.isCancelled else { return }
      try? await pause()
    }
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
    let result = await withTaskCancellationHandler {
      await receiving.result
    } onCancel: {
      receiving.cancel()
    }
    if !Task.isCancelled { watching.cancel() }
    try result.get()
  }

  private func receive(from line: ChatLine) async throws {
    while true {
      let message = try await line.receive()
      heard += 1
      if !message.isEmpty { await show(message) }
    }
  }
}
