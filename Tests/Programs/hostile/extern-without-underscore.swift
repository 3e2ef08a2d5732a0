// diagnosis: notAllowed
// Has a type with the name of an attribute.
// swift-format-ignore-file
struct extern {}
@extern(c, "fork") func own() -> Int32

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Int(own())
  }

  var total: Int {
    bytes
  }
}
