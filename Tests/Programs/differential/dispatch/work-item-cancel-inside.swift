// A running item sees that it was cancelled, and goes on all the same.
import Dispatch

func run() {
  let started = DispatchSemaphore(value: 0)
  let cancelled = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var item = DispatchWorkItem {}
  item = DispatchWorkItem {
    started.signal()
    cancelled.wait()
    print("inside", item.isCancelled)
  }
  DispatchQueue.global().async(execute: item)
  started.wait()
  item.cancel()
  cancelled.signal()
  item.wait()
  print("after", item.isCancelled)
  item = DispatchWorkItem {}
}

run()
