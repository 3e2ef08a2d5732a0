// diagnosis: notAllowed
// Has a beginning of its own.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

@main enum Pass {
  static func main() { print("passed") }
}
