// finds: queueMisuse
// line: 15
// traps: yes
// A thread performs the item while a queue has it: who waits then ends the program, though it has not run twice.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let hasBegun = DispatchSemaphore(value: 0), mayEnd = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let item = DispatchWorkItem {
    hasBegun.signal()
    mayEnd.wait()
  }
  func wait() {
    _ = item.wait(timeout: .now())
  }
  DispatchQueue.global().async { item.perform() }
  hasBegun.wait()
  queue.suspend()
  queue.async(execute: item)
  wait()
  mayEnd.signal()
  mayEnd.signal()
  queue.resume()
}

run()
