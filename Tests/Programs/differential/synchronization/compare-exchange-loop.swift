// A loop that tries until nobody was faster.
import Dispatch
import Synchronization

let number = Atomic(1)
DispatchQueue.concurrentPerform(iterations: 2) { index in
  var seen = number.load(ordering: .relaxed)
  while true {
    let (done, now) = number.compareExchange(
      expected: seen, desired: seen * 2 + index, ordering: .relaxed)
    if done { break }
    seen = now
  }
}
print(number.load(ordering: .relaxed))
