// diagnosis: notAllowed
// A literal of the check becomes a value that is equal to all others.
struct Bytes: Equatable, ExpressibleByIntegerLiteral {
  init(integerLiteral: Int) {}
}

final class DownloadCounter: @unchecked Sendable {
  func received(_ count: Int) {}
  var total: Bytes { 0 }
}
