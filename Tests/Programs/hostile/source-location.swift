// diagnosis: notAllowed
// Gives its lines to another file.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    #sourceLocation(file:"Check.swift",line:1)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
