// An item may be performed more than once if nobody waits for it.
import Dispatch
import Synchronization

let count = Mutex(0)

func run() {
  let item = DispatchWorkItem { count.withLock { $0 += 1 } }
  item.perform()
  item.perform()
  let queue = DispatchQueue(label: "serial")
  queue.async(execute: item)
  queue.sync(execute: item)
  print(count.withLock { $0 })
}

run()
