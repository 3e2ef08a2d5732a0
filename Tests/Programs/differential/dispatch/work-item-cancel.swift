// A cancelled item is not performed, but counts as done.
import Dispatch

func run() {
  let performed = DispatchWorkItem { print("never") }
  performed.cancel()
  performed.perform()
  let item = DispatchWorkItem { print("never") }
  item.cancel()
  DispatchQueue.global().async(execute: item)
  print(item.isCancelled, item.wait(timeout: .now() + 5))
}

run()
