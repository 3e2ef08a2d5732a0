import LoopbackServer

/// A server that has "/hello" beside the routes of a test, and does not wait unless it is told how.
func server(
  limits: ServerLimits = ServerLimits(), sleep: (@Sendable (Duration) -> Void)? = { _ in },
  log: EventLog = EventLog(), _ routes: Route...
) throws -> LoopbackServer {
  try LoopbackServer(
    routes: [Route("/hello", .text("hello\n"))] + routes, limits: limits, sleep: sleep,
    onEvent: log.add)
}
