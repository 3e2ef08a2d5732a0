// diagnosis: dataRace
// Hides the variable in a property wrapper.
@propertyWrapper
final class Kept: @unchecked Sendable {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

final class DownloadCounter: @unchecked Sendable {
  @Kept private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
