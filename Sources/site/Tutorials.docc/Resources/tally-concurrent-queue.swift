// diagnosis: dataRace
// A queue keeps order, one thinks; this one does several things at a time.
import Dispatch

final class Tally: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sum", attributes: .concurrent)
  private var sum = 0

  func add(_ amount: Int) {
    queue.sync { sum += amount }
  }

  var total: Int {
    queue.sync { sum }
  }
}
