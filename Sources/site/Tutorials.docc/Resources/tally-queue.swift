// A serial queue owns the sum.
import Dispatch

final class Tally: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sum")
  private var sum = 0

  func add(_ amount: Int) {
    queue.sync { sum += amount }
  }

  var total: Int {
    queue.sync { sum }
  }
}
