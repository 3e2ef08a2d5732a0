// diagnosis: wrongResult
// It takes one error for a hiccup, and gives a line up only after two in a row.

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

  /// Shows what comes from the server, until its task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        let line = try await connect()
        var errors = 0
        while errors < 2 {
          do {
            let message = try await line.receive()
            errors = 0
            await show(message)
          } catch {
            errors += 1
          }
        }
      } catch {}
      guard !Task.isCancelled else { return }
      try? await pause()
    }
  }
}
