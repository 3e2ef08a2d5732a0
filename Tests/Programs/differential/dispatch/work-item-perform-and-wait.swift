// traps: yes
// Also a cancelled item may not be performed twice and waited for, whichever comes first.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let item = DispatchWorkItem { print("never") }
  item.cancel()
  item.perform()
  queue.async(execute: item)
  _ = item.wait(timeout: .now() + 5)
  queue.sync {}
}

run()
