// diagnosis: notAllowed
// Looks at the metadata of types.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += _getSuperclass(DownloadCounter.self) == nil ? count : 0
  }

  var total: Int {
    bytes
  }
}
