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

  @discardableResult
  func send(_ text: String) -> Bool { false }

  func shutDown() async -> [String] { [] }

  func run() async {
    while !Task.isCancelled {
      if let line = try? await connect() {
        let (messages, out) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .unbounded)
        async let showing: Void = showAll(messages)
        while let message = try? await line.receive() { out.yield(message) }
        out.finish()
        await showing
      }
      if Task.isCancelled { return }
      try? await pause()
    }
  }

  private func showAll(_ messages: AsyncStream<String>) async {
    for await message in messages { await show(message) }
  }
}
