import Dispatch
import Grading

/// The sales of both cash desks are counted.
func everySaleCounts() {
  let tally = Tally()
  let amounts = [given(1...99), given(1...99)]
  DispatchQueue.concurrentPerform(iterations: 2) { tally.add(amounts[$0]) }
  let total: Int = tally.total
  expect(total, equals: amounts[0] + amounts[1], "every sale is counted")
}
