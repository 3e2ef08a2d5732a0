// diagnosis: wrongResult
// Whether it runs already is a global variable: while a client runs, another one does nothing.

import Synchronization

/// A line to the chat server.
struct ChatLine: Sendable {
  /// The next message; throws when the line is lost.
  let receive: @Sendable () async throws -> String
  /// Sends a text; throws when the line is lost, and then the text has not been sent.
  let send: @Sendable (_ text: String) async throws -> Void
}

/// Whether the client is running.
private let isRunning = Mutex(false)

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
    let wasRunning = isRunning.withLock { isRunning in
      defer { isRunning = true }
      return isRunning
    }
    guard !wasRunning else { return }
    defer { isRunning.withLock { $0 = false } }
    while !Task.isCancelled {
      do {
        let line = try await connect()
        while true { await show(try await line.receive()) }
      } catch {}
      guard !Task.isCancelled else { return }
      try? await pause()
    }
  }
}
