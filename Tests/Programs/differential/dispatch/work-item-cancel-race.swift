// Whether the cancellation comes in time is open.
import Dispatch
import Synchronization

let log = Mutex("")

func run() {
  let item = DispatchWorkItem { log.withLock { $0 += "ran " } }
  DispatchQueue.global().async(execute: item)
  item.cancel()
  item.wait()
  log.withLock { print($0, item.isCancelled) }
}

run()
