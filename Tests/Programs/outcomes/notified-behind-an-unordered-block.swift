// outcomes: a b end|b a end
// Whoever leaves last takes a along, with the block in front of it, while b finds nobody in line.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let group = DispatchGroup()
  let begun = DispatchSemaphore(value: 0)
  let over = DispatchSemaphore(value: 0)
  DispatchQueue.global().async(group: group) { begun.signal() }
  begun.wait()
  group.notify(queue: .global()) {}
  group.notify(queue: queue) {
    print("a", terminator: " ")
    over.signal()
  }
  group.notify(queue: queue) {
    print("b", terminator: " ")
    over.signal()
  }
  over.wait()
  over.wait()
  print("end")
}
run()
