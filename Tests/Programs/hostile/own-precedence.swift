// diagnosis: notAllowed
// An operator binds otherwise than everybody thinks.
precedencegroup Weak {
  lowerThan: AssignmentPrecedence
}
infix operator || : Weak

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
