import Foundation

/// Why the server, or a client of it, could not continue.
package enum LoopbackError: Error, Equatable, CustomStringConvertible {
  /// A call of the operating system failed.
  case system(call: String, code: Int32)

  /// One sentence for a person.
  package var description: String {
    switch self {
    case .system(let call, let code):
      "The loopback server cannot continue: \(call) failed: \(String(cString: strerror(code)))."
    }
  }
}
