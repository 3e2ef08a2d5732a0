// diagnosis: notAllowed
// Gives a function of the system a name that nobody looks for.
@_extern(c, "fork") func own() -> Int32

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Int(own())
  }

  var total: Int {
    bytes
  }
}
