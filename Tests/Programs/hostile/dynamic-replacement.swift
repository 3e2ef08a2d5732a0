// diagnosis: notAllowed
// Puts itself in the place of a function of the check.
@_dynamicReplacement(for:allBytesAreCounted) func nothing() {}

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
