import LoopbackServer
import Testing

@Suite("reading requests")
struct RequestParserTests {
  private let request = "GET /a?b=c HTTP/1.1\r\nHost: here\r\nX-One: 1\r\nx-one:  2 \r\n\r\n"

  @Test("a request is understood, however its bytes are split")
  func anySplit() throws {
    let bytes = Array(request.utf8)
    for size in 1...bytes.count {
      var parser = RequestParser()
      var found: [Request] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(Array(bytes[start..<min(start + size, bytes.count)]))
        while let next = try parser.next() { found.append(next) }
      }
      let first = try #require(found.first)
      #expect(found.count == 1)
      #expect(first.method == "GET")
      #expect(first.path == "/a")
      #expect(first.query == "b=c")
      #expect(first.headers == ["host": "here", "x-one": "1, 2"])
      #expect(first.keepsAlive)
      #expect(!parser.isInsideRequest)
    }
  }

  @Test("several requests that arrive together come out one by one")
  func pipelined() throws {
    var parser = RequestParser()
    parser.append(Array((request + "\r\n" + request).utf8))
    #expect(try parser.next()?.path == "/a")
    #expect(try parser.next()?.path == "/a")
    #expect(try parser.next() == nil)
  }

  @Test(
    "what is no request is refused with the status that says why",
    arguments: [
      ("\u{0}\u{1}\u{2}\r\n\r\n", 400),
      ("GET /\r\n\r\n", 400),
      ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("G(T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET nowhere HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
      ("GET / SMTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello", 413),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 413),
    ])
  func refusals(text: String, status: Int) {
    var parser = RequestParser()
    parser.append(Array(text.utf8))
    let refusal = #expect(throws: RequestParser.Refusal.self) { try parser.next() }
    #expect(refusal?.status == status)
  }

  @Test("bytes that are no text are refused")
  func noText() {
    var parser = RequestParser()
    parser.append([0x47, 0xFF, 0xFE, 13, 10, 13, 10])
    let refusal = #expect(throws: RequestParser.Refusal.self) { try parser.next() }
    #expect(refusal?.status == 400)
  }

  @Test("a header of just the limit is taken; one byte more is refused, complete or not")
  func limit() throws {
    let start = "GET / HTTP/1.1\r\nHost: a\r\nX: "
    let limit = 100
    let padding = String(repeating: "x", count: limit - start.utf8.count)
    var parser = RequestParser(limit: limit)
    parser.append(Array((start + padding + "\r\n\r\n").utf8))
    #expect(try parser.next() != nil)

    for ending in ["\r\n\r\n", ""] {
      var parser = RequestParser(limit: limit)
      parser.append(Array((start + padding + "x" + ending).utf8))
      let refusal = #expect(throws: RequestParser.Refusal.self) { try parser.next() }
      #expect(refusal?.status == 431)
    }
  }

  @Test("HTTP/1.0 hangs up after the answer unless it is asked not to")
  func keepAlive() throws {
    for (head, keepsAlive) in [
      ("GET / HTTP/1.0\r\n\r\n", false),
      ("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", true),
      ("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", false),
    ] {
      var parser = RequestParser()
      parser.append(Array(head.utf8))
      #expect(try parser.next()?.keepsAlive == keepsAlive)
    }
  }
}
