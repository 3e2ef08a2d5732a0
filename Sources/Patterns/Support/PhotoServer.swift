import Foundation
import LoopbackServer
import Timeline

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The HTTP server of the lessons that fetch: a catalogue and its photos, on this machine.
///
/// The server's work is drawn on the threads of its connections; asking for a place counts as handing
/// that work out.
struct PhotoServer: Sendable {
  private let server: LoopbackServer
  private let stage: Stage

  /// Starts the server.
  ///
  /// - Throws: `LoopbackError` if the system has no socket to give.
  init(for stage: Stage) throws {
    self.stage = stage
    Self.bypassProxy
    server = try LoopbackServer(
      routes: Self.routes(for: stage),
      onEvent: { event in
        switch event {
        case .received(let request):
          guard let task = Int(request.query) else { return }
          stage.recorder.begin(task, label: Self.name(ofPath: request.path))
        case .answered(let request, _), .abandoned(let request):
          guard let task = Int(request.query) else { return }
          stage.recorder.end(task)
        case .refused:
          return
        }
      })
  }

  /// The address of a place, for one request by the caller.
  func url(_ place: String) -> URL {
    let task = stage.facts.nextNumber(after: stage.chores.count)
    stage.recorder.handOut(task)
    return server.url("\(Self.path(ofName: place))?\(task)")
  }

  /// Opens a number of a session's connections, and has each of them answer once.
  ///
  /// What a new session and a new connection cost is over then: nothing of it is drawn, and the time of
  /// the drawing has not begun, if nothing was said before.
  func open(_ connections: Int, of session: URLSession) async throws {
    let url = server.url(Self.path(ofName: "hello"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<connections { group.addTask { _ = try await session.data(from: url) } }
      try await group.waitForAll()
    }
  }

  /// Hangs up on every client and waits until the server has ended.
  func stop() {
    server.stop()
  }

  /// Keeps the proxy of the environment out, once, when the first server starts.
  ///
  /// A proxy does not know the way to this machine's loopback, and on Linux a session asks it
  /// whatever the session's configuration says.
  private static let bypassProxy: Void = {
    let others = ProcessInfo.processInfo.environment["no_proxy"].map { ",\($0)" } ?? ""
    setenv("no_proxy", "127.0.0.1\(others)", 1)
  }()
}
