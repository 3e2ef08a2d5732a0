import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("loopback server")
struct LoopbackServerTests {
  private struct Broken: Error {}

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
    let image = Image(number: 3, width: 40, height: 30)
    let answer = Response(type: "image/x-portable-pixmap", body: image.pixmap)
    let server = try server(
      Route("/3.ppm", answer.inPieces(5, every: .milliseconds(1))),
      Route("/cut.ppm", answer.dropped(after: 10)))
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(from: server.url("/3.ppm"))
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(try Image(pixmap: Array(data)) == image)
    let (_, missing) = try await session.data(from: server.url("/none"))
    #expect((missing as? HTTPURLResponse)?.statusCode == 404)
    await #expect(throws: URLError.self) { try await session.data(from: server.url("/cut.ppm")) }
    server.stop()
  }
}
