// diagnosis: wrongResult
// A payment that fails is tried once more, which nobody has asked for.

actor Stock {
  private(set) var left: Int

  init(_ count: Int) {
    left = count
  }

  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left >= count else { return false }
    left -= count
    do {
      try await charge()
    } catch  where (error as? CancellationError) == nil {
      do {
        try await charge()
      } catch {
        left += count
        throw error
      }
    } catch {
      left += count
      throw error
    }
    return true
  }
}
