// diagnosis: notAllowed
// Puts a function of its own in the place of the explorer's.
// swift-format-ignore-file
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

@_cdecl("interleave_scenario") public func pass(_ number: Int32) {}
