import Foundation
import LoopbackServer
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("loopback server")
struct LoopbackServerTests {
  private struct Broken: Error {}

  private func server(
    limits: ServerLimits = ServerLimits(), sleep: (@Sendable (Duration) -> Void)? = { _ in },
    log: EventLog = EventLog(), _ routes: Route...
  ) throws -> LoopbackServer {
    try LoopbackServer(
      routes: [Route("/hello", .text("hello\n"))] + routes, limits: limits, sleep: sleep,
      onEvent: log.add)
  }

  // MARK: - Answers

  @Test("a route's answer comes with its status, type and length")
  func answer() throws {
    let client = try RawClient(server())
    try client.get("/hello", headers: "Connection: close\r\n")
    let answer = try client.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("\r\nContent-Length: 6\r\n"))
    #expect(answer.contains("\r\nContent-Type: text/plain; charset=utf-8\r\n"))
    #expect(answer.hasSuffix("\r\n\r\nhello\n"))
  }

  @Test("requests sent together over one connection are answered in order")
  func pipelining() throws {
    let server = try server(Route("/second") { request in .text("second \(request.query)\n") })
    let client = try RawClient(server)
    try client.send(
      "GET /hello HTTP/1.1\r\nHost: a\r\n\r\nGET /second?x HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
    #expect(try client.read(upTo: "second x\n").hasPrefix("HTTP/1.1 200"))
  }

  @Test("HEAD gets the header alone, with the length that the body would have")
  func head() throws {
    let client = try RawClient(server())
    try client.send("HEAD /hello HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let answer = try client.readToEnd()
    #expect(answer.contains("Content-Length: 6\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test("an unknown path, another method and a route that throws: 404, 405, 500; then it goes on")
  func errors() throws {
    let client = try RawClient(server(Route("/broken") { _ in throw Broken() }))
    try client.get("/nowhere")
    #expect(try client.read(upTo: "nothing at /nowhere\n").hasPrefix("HTTP/1.1 404 Not Found"))
    try client.send("DELETE /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.read(upTo: "only GET and HEAD\n").hasPrefix("HTTP/1.1 405"))
    try client.get("/broken")
    #expect(try client.read(upTo: "Broken()\n").hasPrefix("HTTP/1.1 500"))
    try client.get("/hello")
    #expect(try client.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
  }

  @Test("a dropped connection ends in the middle of the body")
  func dropped() throws {
    let log = EventLog()
    let server = try server(log: log, Route("/cut", .text("0123456789").dropped(after: 4)))
    let client = try RawClient(server)
    try client.get("/cut")
    let answer = try client.readToEnd()
    #expect(answer.contains("Content-Length: 10\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n0123"))
    #expect(log.words == ["received /cut", "abandoned /cut"])
  }

  // MARK: - Delays

  @Test("the server waits before the answer and before each piece, as long as it is told to")
  func delays() throws {
    let slept = Slept()
    let whole = Response.text("abcdefg", after: .milliseconds(30))
    let server = try server(
      sleep: slept.add, Route("/slow", whole.inPieces(3, every: .milliseconds(5))))
    let client = try RawClient(server)
    try client.get("/slow", headers: "Connection: close\r\n")
    #expect(try client.readToEnd().hasSuffix("\r\n\r\nabcdefg"))
    #expect(slept.all == [.milliseconds(30), .milliseconds(5), .milliseconds(5)])
  }

  @Test("the pieces of a body are its bytes in order, and none is empty")
  func pieces() {
    for length in 0...20 {
      for count in 1...7 {
        let whole = Response(body: (0..<length).map { UInt8($0) })
        let cut = whole.inPieces(count, every: .zero)
        #expect(cut.body.flatMap(\.bytes) == whole.body.flatMap(\.bytes))
        #expect(cut.body.count <= count)
        #expect(cut.body.allSatisfy { !$0.bytes.isEmpty })
      }
    }
  }

  @Test("what was sent before a delay has arrived before the delay is over")
  func piecesArriveEarly() throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try server(
      sleep: { _ in gate.wait() }, Route("/slow", .text("abcdef").inPieces(2, every: .seconds(1))))
    let client = try RawClient(server)
    try client.get("/slow", headers: "Connection: close\r\n")
    #expect(try client.read(upTo: "\r\n\r\nabc").hasSuffix("abc"))
    gate.signal()
    #expect(try client.readToEnd() == "def")
  }

  @Test("a real delay is waited for in full, and a client that sends on is no client that left")
  func realDelay() throws {
    let server = try server(sleep: nil, Route("/slow", .text("slow\n", after: .milliseconds(20))))
    let client = try RawClient(server)
    let start = ContinuousClock.now
    try client.get("/slow")
    try client.get("/hello", headers: "Connection: close\r\n")
    #expect(try client.read(upTo: "slow\n").hasSuffix("slow\n"))
    // A lower limit only: it holds however loaded the machine is.
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    #expect(try client.readToEnd().hasSuffix("hello\n"))
  }

  @Test("a slow answer holds up no other client")
  func independent() throws {
    let gate = DispatchSemaphore(value: 0)
    let slow = Route("/slow", .text("slow\n", after: .seconds(1)))
    let server = try server(sleep: { _ in gate.wait() }, slow)
    let (first, second) = (try RawClient(server), try RawClient(server))
    try first.get("/slow")
    try second.get("/hello")
    #expect(try second.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
    gate.signal()
    #expect(try first.read(upTo: "slow\n").hasPrefix("HTTP/1.1 200"))
  }

  // MARK: - Bad clients

  @Test("nonsense is answered with 400, the client is hung up on, and the next one is served")
  func malformed() throws {
    let log = EventLog()
    let server = try server(log: log)
    let client = try RawClient(server)
    try client.send([0, 255, 13, 10, 13, 10] + Array("GET /hello HTTP/1.1\r\n\r\n".utf8))
    client.finishSending()
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 400"))
    #expect(log.words == ["refused 400"])
    let next = try RawClient(server)
    try next.get("/hello")
    #expect(try next.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
  }

  @Test("an endless header is refused with 431 while it is still being sent")
  func oversized() throws {
    let server = try server()
    let client = try RawClient(server)
    try client.send("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 20_000))
    client.finishSending()
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 431"))
  }

  @Test("a client that never finishes its request is told so with 408")
  func tooSlow() throws {
    let server = try server(limits: ServerLimits(patience: .milliseconds(5)))
    let client = try RawClient(server)
    try client.send("GET /hello HT")
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 408"))
  }

  @Test("a client that takes nothing in is given up, without a signal that ends the process")
  func takesNothingIn() throws {
    let log = EventLog()
    let flood = Response(body: [UInt8](repeating: 7, count: 64 << 20))
      .inPieces(2, every: .milliseconds(1))
    let server = try server(
      limits: ServerLimits(patience: .milliseconds(5)), log: log, Route("/flood", flood))
    let client = try RawClient(server)
    try client.get("/flood")
    #expect(log.waits(for: "abandoned /flood"))
    withExtendedLifetime(client) {}
  }

  @Test("a client that hangs up while the server works is noticed at once")
  func hangsUp() throws {
    let log = EventLog()
    let server = try server(
      sleep: nil, log: log, Route("/slow", .text("slow", after: .seconds(3600))))
    var client: RawClient? = try RawClient(server)
    try client?.get("/slow")
    #expect(log.waits(for: "received /slow"))
    client = nil
    #expect(log.waits(for: "abandoned /slow"))
  }

  @Test("a client that hangs up before the last bytes does no harm")
  func hangsUpBeforeTheEnd() throws {
    let (log, gate) = (EventLog(), DispatchSemaphore(value: 0))
    let server = try server(
      log: log,
      Route("/gone") { _ in
        gate.wait()
        return Response(body: [UInt8](repeating: 7, count: 8 << 20)).inPieces(8, every: .zero)
      })
    var client: RawClient? = try RawClient(server)
    try client?.get("/gone")
    #expect(log.waits(for: "received /gone"))
    client = nil
    gate.signal()
    let next = try RawClient(server)
    try next.get("/hello")
    #expect(try next.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
  }

  @Test("one connection too many is turned away with 503")
  func tooMany() throws {
    let server = try server(limits: ServerLimits(connections: 1))
    let first = try RawClient(server)
    try first.get("/hello")
    #expect(try first.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
    #expect(try RawClient(server).readToEnd().hasPrefix("HTTP/1.1 503"))
    try first.get("/hello")
    #expect(try first.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
  }

  // MARK: - Stopping

  @Test("stopping cuts answers short, hangs up on everybody, and leaves nobody on the port")
  func stop() throws {
    let log = EventLog()
    let server = try server(
      sleep: nil, log: log, Route("/slow", .text("slow", after: .seconds(3600))))
    let (busy, idle) = (try RawClient(server), try RawClient(server))
    try idle.get("/hello")
    #expect(try idle.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
    try busy.get("/slow")
    #expect(log.waits(for: "received /slow"))
    server.stop()
    #expect(log.words.last == "abandoned /slow")
    #expect(server.connectionCount == 0)
    #expect(try busy.readToEnd().isEmpty)
    #expect(try idle.readToEnd().isEmpty)
    #expect(throws: LoopbackError.self) { try RawClient(server) }
    server.stop()
  }

  @Test("several servers run side by side, each on a port of its own")
  func severalServers() throws {
    let servers = try (0..<4).map { _ in try server() }
    #expect(Set(servers.map(\.port)).count == 4)
    servers.forEach { $0.stop() }
  }

  // MARK: - A real client

  @Test("URLSession gets what is served, and an error for a dropped connection")
  func session() async throws {
    let picture = Picture(number: 3, width: 40, height: 30)
    let answer = Response(type: "image/x-portable-pixmap", body: picture.pixmap)
    let server = try server(
      Route("/3.ppm", answer.inPieces(5, every: .milliseconds(1))),
      Route("/cut.ppm", answer.dropped(after: 10)))
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(from: server.url("/3.ppm"))
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(try Picture(pixmap: Array(data)) == picture)
    let (_, missing) = try await session.data(from: server.url("/none"))
    #expect((missing as? HTTPURLResponse)?.statusCode == 404)
    await #expect(throws: URLError.self) { try await session.data(from: server.url("/cut.ppm")) }
    server.stop()
  }
}

/// The delays that a server was told to wait for.
private final class Slept: Sendable {
  private let delays = Mutex<[Duration]>([])

  func add(_ delay: Duration) {
    delays.withLock { $0.append(delay) }
  }

  var all: [Duration] { delays.withLock { $0 } }
}
