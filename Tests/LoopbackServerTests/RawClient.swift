import Foundation
import LoopbackServer

/// A client that sends any bytes at all, and reads what comes until it has seen enough.
final class RawClient {
  let descriptor: Int32
  /// Kept, since a server that nobody holds stops.
  private let server: LoopbackServer
  private var received: [UInt8] = []

  init(_ server: LoopbackServer) throws {
    self.server = server
    descriptor = try Sockets.openConnection(toPort: server.port)
  }

  deinit {
    Sockets.closeDescriptor(descriptor)
  }

  func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try Sockets.transmit(rest, to: descriptor)
      if count == 0 { _ = Sockets.wait(readable: [], writable: descriptor) }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the client's direction.
  func finishSending() {
    Sockets.finishSending(descriptor)
  }

  /// Sends a request for a path.
  func get(_ path: String, headers: String = "") throws {
    try send("GET \(path) HTTP/1.1\r\nHost: test\r\n\(headers)\r\n")
  }

  /// All that comes until the server hangs up.
  func readToEnd() throws -> String {
    while try readMore() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// What comes up to the first place where a text ends.
  func read(upTo text: String) throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let range = received.firstRange(of: wanted) {
        defer { received.removeSubrange(..<range.upperBound) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      guard try readMore() else { return try readToEnd() }
    }
  }

  private func readMore() throws -> Bool {
    let bytes = try Sockets.receive(from: descriptor)
    received += bytes
    return !bytes.isEmpty
  }
}
