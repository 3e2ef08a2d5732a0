// diagnosis: wrongResult
// The count of messages is a global variable: those of another client keep a silent line.

import Synchronization

/// A line to the chat server.
struct ChatLine: Sendable {
  /// The next message; throws when the line is lost.
  let receive: @Sendable () async throws -> String
  /// Sends a text; throws when the line is lost, and then the text has not been sent.
  let send: @Sendable (_ text: String) async throws -> Void
}

/// How many messages have come.
private let heard = Atomic(0)

/// A client that shows what comes from the chat server.
actor ChatClient {
  private let connect: @Sendable () async throws -> ChatLine
  private let pause: @Sendable () async throws -> Void
  private let tick: @Sendable () async throws -> Void
  private let show: @Sendable (_ message: String) async -> Void

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
      if let line = try? await connect() { await use(line) }
      guard !Task.isCancelled else { return }
      try? await pause()
    }
  }

  private func use(_ line: ChatLine) async {
    let receiving = Task { await receive(from: line) }
    let watching = Task {
      var last: Int?
      while last != heard.load(ordering: .relaxed) {
        last = heard.load(ordering: .relaxed)
        try await tick()
      }
      receiving.cancel()
    }
    await withTaskCancellationHandler {
      await receiving.value
    } onCancel: {
      receiving.cancel()
    }
    watching.cancel()
  }

  private func receive(from line: ChatLine) async {
    while let message = try? await line.receive() {
      heard.add(1, ordering: .relaxed)
      if !message.isEmpty { await show(message) }
    }
  }
}
