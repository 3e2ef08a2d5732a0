/// What the server answers, and how slowly.
package struct Response: Sendable, Equatable {
  /// A part of the body, sent at once.
  package struct Piece: Sendable, Equatable {
    /// How long the server waits before it sends the piece.
    package var delay: Duration
    /// The bytes.
    package var bytes: [UInt8]

    /// Makes a piece.
    package init(after delay: Duration = .zero, _ bytes: [UInt8]) {
      self.delay = delay
      self.bytes = bytes
    }
  }

  /// The status code, such as 200.
  package var status: Int
  /// The media type of the body.
  package var type: String
  /// How long the server waits before it answers at all.
  package var delay: Duration
  /// The body, in the order in which it is sent.
  package var body: [Piece]
  /// How many bytes of the body are sent before the connection is dropped; `nil` to send all.
  package var dropsAfter: Int?

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - type: The media type of the body.
  ///   - delay: How long the server waits before it answers.
  ///   - body: The body in one piece.
  package init(
    status: Int = 200, type: String = "application/octet-stream", after delay: Duration = .zero,
    body: [UInt8] = []
  ) {
    self.status = status
    self.type = type
    self.delay = delay
    self.body = [Piece(body)]
  }

  /// An answer of plain text.
  package static func text(
    _ text: String, status: Int = 200, after delay: Duration = .zero
  ) -> Response {
    Response(
      status: status, type: "text/plain; charset=utf-8", after: delay, body: Array(text.utf8))
  }

  /// The same answer with its body in several pieces of about the same size.
  ///
  /// - Parameters:
  ///   - count: How many pieces, at least 1; no piece is empty.
  ///   - interval: How long the server waits before each piece but the first.
  package func inPieces(_ count: Int, every interval: Duration) -> Response {
    let bytes = body.flatMap(\.bytes)
    let size = max(1, (bytes.count + count - 1) / max(1, count))
    var response = self
    response.body = stride(from: 0, to: bytes.count, by: size).map { start in
      Piece(
        after: start == 0 ? .zero : interval,
        Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return response
  }

  /// The same answer, but the connection is dropped in the middle of the body.
  ///
  /// - Parameter count: How many bytes of the body are still sent.
  package func dropped(after count: Int) -> Response {
    var response = self
    response.dropsAfter = count
    return response
  }

  /// The number of bytes of the whole body.
  package var length: Int { body.reduce(0) { $0 + $1.bytes.count } }

  /// The status line and the header fields.
  func head(closing: Bool) -> [UInt8] {
    let lines = [
      "HTTP/1.1 \(status) \(Self.reason(of: status))", "Content-Type: \(type)",
      "Content-Length: \(length)", "Cache-Control: no-store",
      "Connection: \(closing ? "close" : "keep-alive")", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  private static func reason(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 413: "Content Too Large"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Unnamed"
    }
  }
}
