// outcomes: end 2
// Dispatch looks for a wait when a run begins, not when it ends: the inner run's end is the first, and nothing is
// wrong with the outer one's.
import Dispatch

func run() {
  nonisolated(unsafe) var runs = 0
  let hasWaited = DispatchSemaphore(value: 0), isOver = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var again: DispatchWorkItem?
  nonisolated(unsafe) let item = DispatchWorkItem {
    runs += 1
    guard runs == 1 else { return }
    again?.perform()
    hasWaited.wait()
  }
  again = item
  DispatchQueue.global().async {
    item.perform()
    isOver.signal()
  }
  item.wait()
  hasWaited.signal()
  isOver.wait()
  print("end", runs)
  again = nil
}

run()
