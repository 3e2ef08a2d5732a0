/// Cuts a stream of bytes into HTTP/1.x requests, however the bytes are split on their way.
///
/// Follows RFC 9112, sections 2 to 6, for requests without a body: a request with one is refused,
/// since a body that is skipped wrongly would be read as the next request.
package struct RequestParser {
  /// Why a request is refused, as a status of the answer.
  package struct Refusal: Error, Equatable {
    /// The status code, such as 400.
    package let status: Int
    /// What is wrong, in a few words.
    package let reason: String
  }

  private var buffer: [UInt8] = []
  private let limit: Int

  /// Makes a parser.
  ///
  /// - Parameter limit: The greatest number of bytes of a request line with its header fields.
  package init(limit: Int = 8 * 1024) {
    self.limit = limit
  }

  /// Whether bytes of a request have arrived that is not complete yet.
  package var isInsideRequest: Bool { !buffer.isEmpty }

  /// Takes bytes as they arrive.
  package mutating func append(_ bytes: [UInt8]) {
    buffer += bytes
  }

  /// Takes the next complete request out of what has arrived.
  ///
  /// - Returns: The request; `nil` if more bytes are needed.
  /// - Throws: ``Refusal``; nothing more can be read from this stream then.
  /// - Complexity: O(*n*) for *n* buffered bytes, of which there are little more than the limit.
  package mutating func next() throws(Refusal) -> Request? {
    // An empty line or two before a request is to be ignored.
    while buffer.starts(with: [13, 10]) { buffer.removeFirst(2) }
    guard let end = endOfHead() else {
      if buffer.count > limit { throw Refusal(status: 431, reason: "header too large") }
      return nil
    }
    if end > limit { throw Refusal(status: 431, reason: "header too large") }
    let head = buffer[..<end]
    buffer.removeFirst(end + 4)
    guard let text = String(validating: head, as: UTF8.self) else {
      throw Refusal(status: 400, reason: "header is not text")
    }
    return try Self.request(from: text)
  }

  private func endOfHead() -> Int? {
    guard buffer.count >= 4 else { return nil }
    return (0...buffer.count - 4).first { start in
      buffer[start] == 13 && buffer[start + 1] == 10 && buffer[start + 2] == 13
        && buffer[start + 3] == 10
    }
  }

  private static func request(from head: String) throws(Refusal) -> Request {
    // By characters, a line feed after a carriage return would be one character with it.
    let lines = head.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.last == "\r" ? line.dropLast() : line) }
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, isToken(words[0]), words[1].hasPrefix("/") else {
      throw Refusal(status: 400, reason: "malformed request line")
    }
    guard words[2].hasPrefix("HTTP/") else {
      throw Refusal(status: 400, reason: "malformed request line")
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw Refusal(status: 505, reason: "only HTTP/1.1 and HTTP/1.0")
    }
    let headers = try headers(from: lines.dropFirst())
    if words[2] == "HTTP/1.1" && headers["host"] == nil {
      throw Refusal(status: 400, reason: "no Host field")
    }
    if headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0" {
      throw Refusal(status: 413, reason: "requests have no body here")
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let connection = headers["connection"]?.lowercased()
    return Request(
      method: String(words[0]), path: String(target[0]),
      query: target.count > 1 ? String(target[1]) : "", headers: headers,
      keepsAlive: words[2] == "HTTP/1.1" ? connection != "close" : connection == "keep-alive")
  }

  private static func headers(
    from lines: ArraySlice<String>
  ) throws(Refusal) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, isToken(parts[0]) else {
        throw Refusal(status: 400, reason: "malformed header field")
      }
      let name = parts[0].lowercased()
      let start = parts[1].drop { $0 == " " || $0 == "\t" }
      let value = String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return headers
  }

  /// Whether a text may be a method or the name of a field.
  private static func isToken(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
