/// The pieces of one product that a shop has left.
actor Stock {
  private let total: Int
  /// Pieces whose payment is under way.
  private var reserved: [Int: Int] = [:]
  private var nextReservation = 0
  private var sold = 0

  init(_ count: Int) {
    total = count
  }

  var left: Int {
    total - sold - reserved.values.reduce(0, +)
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard let reservation = reserve(count) else { return false }

    let payment: Result<Void, any Error>
    do {
      try await charge()
      payment = .success(())
    } catch {
      payment = .failure(error)
    }

    reserved[reservation] = nil
    switch payment {
    case .success:
      sold += count
      return true
    case .failure(let error):
      throw error
    }
  }

  private func reserve(_ count: Int) -> Int? {
    if left < count { return nil }
    nextReservation += 1
    reserved[nextReservation] = count
    return nextReservation
  }
}
