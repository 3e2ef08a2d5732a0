// expected: wrongResult
// Pieces that are being paid for are reserved, but left still shows them.
actor Stock {
  private(set) var left: Int
  private var reserved = 0

  init(_ count: Int) {
    left = count
  }

  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left - reserved >= count else { return false }
    reserved += count
    defer { reserved -= count }
    try await charge()
    left -= count
    return true
  }
}
