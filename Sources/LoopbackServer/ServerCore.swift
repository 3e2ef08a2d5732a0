import CPlatform
import Foundation

/// What the threads of a server share: it lives until the last of them has ended.
final class ServerCore: @unchecked Sendable {
  // Unchecked because of the variables below, which are only touched under `condition`.
  let routes: [String: Route]
  let rest: (@Sendable (Request) throws -> Response)?
  let limits: ServerLimits
  let sleep: (@Sendable (Duration) -> Void)?
  let onEvent: @Sendable (ServerEvent) -> Void
  /// Readable from the moment when the server is to stop.
  let stopSignal: Int32

  private let listener: Int32
  private let stopTrigger: Int32
  private let condition = NSCondition()
  private var isStopping = false
  private var isClosed = false
  private var threads = 0
  private var connections = 0
  private var connectionsEver = 0

  init(
    listener: Int32, stopPipe: (reading: Int32, writing: Int32), routes: [String: Route],
    rest: (@Sendable (Request) throws -> Response)?, limits: ServerLimits,
    sleep: (@Sendable (Duration) -> Void)?,
    onEvent: @escaping @Sendable (ServerEvent) -> Void
  ) {
    self.listener = listener
    self.stopSignal = stopPipe.reading
    self.stopTrigger = stopPipe.writing
    self.routes = routes
    self.rest = rest
    self.limits = limits
    self.sleep = sleep
    self.onEvent = onEvent
  }

  var connectionCount: Int { condition.withLock { connections } }

  var isToStop: Bool { condition.withLock { isStopping } }

  func start() {
    startThread(named: "server") { [self] in acceptConnections() }
  }

  func stop() {
    condition.withLock {
      if !isStopping {
        isStopping = true
        Sockets.wake(stopTrigger)
      }
      while threads > 0 { condition.wait() }
      if !isClosed {
        isClosed = true
        for descriptor in [listener, stopSignal, stopTrigger] {
          Sockets.closeDescriptor(descriptor)
        }
      }
    }
  }

  private func acceptConnections() {
    while !Sockets.wait(readable: [listener, stopSignal]).contains(stopSignal) {
      guard let descriptor = Sockets.acceptConnection(from: listener) else {
        // No descriptor is free, or the client is gone again: a moment later may be better.
        _ = Sockets.wait(readable: [stopSignal], timeout: .milliseconds(10))
        continue
      }
      if let number = admitConnection() {
        startThread(named: "connection \(number)") { [self] in
          Connection(descriptor, of: self).serve()
          condition.withLock { connections -= 1 }
        }
      } else {
        turnAway(descriptor)
      }
    }
  }

  /// The number of a new connection, or `nil` if there are too many.
  private func admitConnection() -> Int? {
    condition.withLock {
      guard connections < limits.connections else { return nil }
      connections += 1
      connectionsEver += 1
      return connectionsEver
    }
  }

  private func turnAway(_ descriptor: Int32) {
    let response = Response.text("too many connections\n", status: 503)
    let bytes = response.head(closing: true) + response.body.flatMap(\.bytes)
    // A new connection has room for so little; if it is gone already, the answer is not missed.
    _ = try? Sockets.transmit(bytes[...], to: descriptor)
    Sockets.closeDescriptor(descriptor)
  }

  private func startThread(named name: String, _ body: @escaping @Sendable () -> Void) {
    condition.withLock { threads += 1 }
    let thread = Thread { [self] in
      // Foundation on Linux loses a name that is set before the thread runs.
      cplatform_name_thread(name)
      body()
      condition.withLock {
        threads -= 1
        condition.broadcast()
      }
    }

    thread.start()
  }
}
