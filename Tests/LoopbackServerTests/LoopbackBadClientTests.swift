import Foundation
import LoopbackServer
import Testing

@Suite("loopback server: clients that do not behave")
struct LoopbackBadClientTests {
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
}
