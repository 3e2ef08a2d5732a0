// Waiting for an item in vain, then with success.
import Dispatch

func run() {
  let gate = DispatchSemaphore(value: 0)
  let item = DispatchWorkItem { gate.wait() }
  DispatchQueue.global().async(execute: item)
  print(item.wait(timeout: .now() + .milliseconds(50)))
  gate.signal()
  print(item.wait(timeout: .distantFuture))
}

run()
