// diagnosis: notAllowed
// Lets a foreign type compare itself otherwise.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

extension Int: @retroactive Error {}
extension String {
  func sorted() -> String { self }
}
