import Foundation

/// A small HTTP/1.1 server for this machine only: 127.0.0.1, on one port.
///
/// It has a thread of its own for each connection, so that it takes no worker from the Dispatch
/// pool and none from Swift's: those are what the patterns measure. A slow client or a slow answer
/// holds up no other client.
package final class LoopbackServer: Sendable {
  /// The port that it has.
  package let port: UInt16

  private let core: ServerCore

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: Where it serves; 0 for a port that is free.
  ///   - routes: What is served; the first route of a path counts.
  ///   - rest: What answers for all other paths; `nil` for 404.
  ///   - limits: What the server puts up with.
  ///   - sleep: Waits for the delays of the answers in a way of your own, such as not at all.
  ///     By default they are waited for, unless the client hangs up or the server is stopped.
  ///   - onEvent: Called on the connection's thread for what happens there.
  /// - Throws: ``LoopbackError`` if the system has no socket to give, or another program has the port.
  package init(
    port: UInt16 = 0, routes: [Route], rest: (@Sendable (Request) throws -> Response)? = nil,
    limits: ServerLimits = ServerLimits(),
    sleep: (@Sendable (Duration) -> Void)? = nil,
    onEvent: @escaping @Sendable (ServerEvent) -> Void = { _ in }
  ) throws {
    let table = Dictionary(routes.map { ($0.path, $0) }) { first, _ in first }
    let (listener, port) = try Sockets.openListener(port: port)
    self.port = port
    do {
      core = ServerCore(
        listener: listener, stopPipe: try Sockets.makePipe(), routes: table, rest: rest,
        limits: limits, sleep: sleep, onEvent: onEvent)
    } catch {
      Sockets.closeDescriptor(listener)
      throw error
    }
    core.start()
  }

  deinit {
    stop()
  }

  /// The address of a path of the server.
  ///
  /// - Parameter path: The path, starting with a slash, with its query if there is one.
  /// - Precondition: The path consists of characters that may stand in an address.
  package func url(_ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("no path of an address: \(path)")
    }
    return url
  }

  /// How many connections are open.
  package var connectionCount: Int { core.connectionCount }

  /// Stops: hangs up on every client, closes every socket, and waits until every thread has ended.
  ///
  /// Work that waits for its delay is cut short; a route's own code is waited for. May be called
  /// more than once, but not by a route.
  package func stop() {
    core.stop()
  }
}
