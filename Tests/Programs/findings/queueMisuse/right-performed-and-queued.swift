// finds: nothing
// The twin of wrong-performed-and-queued: who waits first takes note of the queue, and a second time finds none.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let hasBegun = DispatchSemaphore(value: 0), mayEnd = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let item = DispatchWorkItem {
    hasBegun.signal()
    mayEnd.wait()
  }
  queue.suspend()
  queue.async(execute: item)
  _ = item.wait(timeout: .now())
  DispatchQueue.global().async { item.perform() }
  hasBegun.wait()
  _ = item.wait(timeout: .now())
  mayEnd.signal()
  mayEnd.signal()
  queue.resume()
  queue.sync {}
}

run()
