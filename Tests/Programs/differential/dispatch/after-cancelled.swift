// A delayed item that is cancelled in time does nothing.
import Dispatch

func run() {
  let item = DispatchWorkItem { print("never") }
  let other = DispatchWorkItem { print("later") }
  let queue = DispatchQueue(label: "serial")
  queue.asyncAfter(deadline: .now() + 0.05, execute: item)
  queue.asyncAfter(wallDeadline: .now() + 0.1, execute: other)
  item.cancel()
  other.wait()
  print(item.isCancelled)
}

run()
