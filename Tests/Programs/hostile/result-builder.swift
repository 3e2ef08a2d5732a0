// diagnosis: notAllowed
// Rewrites the closures that the check hands over.
@resultBuilder enum Nothing {
  static func buildBlock(_ all: Any...) {}
  static func buildExpression(_ value: @autoclosure () -> Void) {}
}

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
