// diagnosis: notAllowed
// Asks which modules its judge has.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    #if canImport(ModeledDispatch)
      bytes += 0
    #else
      bytes += count
    #endif
  }

  var total: Int {
    bytes
  }
}
