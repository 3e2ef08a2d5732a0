import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why there is no photo.
enum PhotoError: Error, Equatable, CustomStringConvertible {
  /// The server answered, but with another status than 200.
  case status(Int)
  /// The answer broke off.
  case connectionLost
  /// The time was over.
  case timedOut
  /// The photo is no longer wanted.
  case cancelled

  var description: String {
    switch self {
    case .status(let code): "the server answered \(code)"
    case .connectionLost: "the connection was lost"
    case .timedOut: "the time is over"
    case .cancelled: "cancelled"
    }
  }

  /// A few words on any error, the same on every platform where it matters to the lessons.
  static func reason(_ error: any Error) -> String {
    switch error {
    case URLError.networkConnectionLost: "\(PhotoError.connectionLost)"
    // What Foundation on Linux makes of an answer that breaks off.
    case URLError.unknown: "\(PhotoError.connectionLost)"
    case URLError.cancelled, is CancellationError: "\(PhotoError.cancelled)"
    default: "\(error)"
    }
  }
}

/// What came back from the server, checked.
enum PhotoReply {
  /// The body of an answer whose status is 200.
  ///
  /// - Throws: ``PhotoError/status(_:)``.
  static func body(_ data: Data, _ response: URLResponse?) throws -> Data {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw PhotoError.status(status) }
    return data
  }

  /// The body, from what a completion handler is given.
  ///
  /// - Throws: The error that it is given, or ``PhotoError/status(_:)``.
  static func body(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) throws -> Data {
    if let error { throw error }
    return try body(data ?? Data(), response)
  }

  /// The list of photos in a body.
  static func catalogue(_ body: Data) throws -> [ListedPhoto] {
    try JSONDecoder().decode([ListedPhoto].self, from: body)
  }

  /// The picture in a body.
  static func picture(_ body: Data) throws -> Image {
    try Image(pixmap: Array(body))
  }
}

extension Image {
  /// The size in words.
  var size: String { "\(width) x \(height) points" }
}

extension URLSessionConfiguration {
  /// A configuration that keeps nothing, so that each fetch goes to the server.
  ///
  /// On Linux the session's threads belong to the whole process and outlive it. They also keep
  /// asking whether a new connection could be written to until its first answer is complete, which
  /// keeps a processor busy until then (seen with strace, Foundation of Swift 6.3): that is why the
  /// CPU time of the lessons that open many connections is high, though their tasks only wait.
  ///
  /// - Parameter connections: How many connections to one server at once. The rest of the requests
  ///   wait in the session; six is what a session allows if it is told nothing.
  static func withoutCache(connections: Int = 6) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpMaximumConnectionsPerHost = connections
    return configuration
  }
}
