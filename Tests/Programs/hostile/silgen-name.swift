// diagnosis: notAllowed
// Calls the explorer's functions by their symbols.
@_silgen_name("cexploration_restore") func restore()

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    restore()
    bytes += count
  }

  var total: Int {
    bytes
  }
}
