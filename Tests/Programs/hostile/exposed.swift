// diagnosis: notAllowed
// Shows itself to C under a name of the explorer's.
@_expose(Cxx, "cexploration_restore") func nothing() {}

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
