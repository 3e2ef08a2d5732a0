// outcomes: 1.0|3.0
// The compiler calls functions of its own for arithmetic with `Float16`.
import Dispatch

nonisolated(unsafe) var value: Float16 = 1
let queue = DispatchQueue(label: "value")

DispatchQueue.concurrentPerform(iterations: 2) { number in
  queue.sync { if number == 0 { value += 2 } else { print(value) } }
}
