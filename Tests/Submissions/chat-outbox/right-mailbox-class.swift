import Synchronization

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
  private let mailbox = Mailbox()

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

  /// Puts a text into the outbox.
  ///
  /// - Returns: Whether it was taken; not after `shutDown` (part 4).
  @discardableResult
  func send(_ text: String) -> Bool {
    mailbox.put(text)
    return true
  }

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
    let mailbox = mailbox
    let receiving = Task { try await receive(from: line) }
    let watching = Task {
      do { try await watch() } catch is Silence { receiving.cancel() }
    }
    let sending = Task {
      while !receiving.isCancelled, let text = await mailbox.first() {
        guard !receiving.isCancelled, !Task.isCancelled else { return }
        do {
          try await line.send(text)
          mailbox.removeFirst()
        } catch {
          receiving.cancel()
          return
        }
      }
    }
    let result = await withTaskCancellationHandler {
      await receiving.result
    } onCancel: {
      receiving.cancel()
    }
    watching.cancel()
    sending.cancel()
    await sending.value
    try result.get()
  }

  private func receive(from line: ChatLine) async throws {
    while true {
      let message = try await line.receive()
      hasHeard = true
      if !message.isEmpty { await show(message) }
    }
  }

  private func watch() async throws {
    while true {
      hasHeard = false
      try await tick()
      guard hasHeard else { throw Silence() }
    }
  }
}

private struct Silence: Error {}

/// Texts that have not been sent.
private final class Mailbox: Sendable {
  private struct State {
    var texts: [String] = []
    var bell: AsyncStream<Void>.Continuation?
  }

  private let state = Mutex(State())

  func put(_ text: String) {
    state.withLock {
      $0.texts.append(text)
      $0.bell?.yield()
    }
  }

  func removeFirst() { state.withLock { _ = $0.texts.removeFirst() } }

  /// The first text, as soon as there is one; nil if the task has been cancelled.
  func first() async -> String? {
    let (stream, bell) = AsyncStream.makeStream(of: Void.self)
    let first = state.withLock { state -> String? in
      state.bell = bell
      return state.texts.first
    }
    if let first { return first }
    for await _ in stream {
      if let text = state.withLock({ $0.texts.first }) { return text }
    }
    return nil
  }
}
