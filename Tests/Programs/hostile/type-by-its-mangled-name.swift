// diagnosis: notAllowed
// Finds a type of the judge by its mangled name.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += _typeByName("7Grading4WorkC") == nil ? count : 0
  }

  var total: Int {
    bytes
  }
}
