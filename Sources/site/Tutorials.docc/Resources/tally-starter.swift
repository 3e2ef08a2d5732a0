/// What all cash desks have taken.
final class Tally: @unchecked Sendable {
  private var sum = 0

  func add(_ amount: Int) {
    sum += amount
  }

  var total: Int {
    sum
  }
}
