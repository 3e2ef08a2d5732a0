actor Stock {
  private(set) var left: Int

  init(_ count: Int) {
    left = count
  }

  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard take(count) else { return false }
    var isPaid = false
    defer { if !isPaid { left += count } }
    try await charge()
    isPaid = true
    return true
  }

  private func take(_ count: Int) -> Bool {
    if count > left { return false }
    left -= count
    return true
  }
}
