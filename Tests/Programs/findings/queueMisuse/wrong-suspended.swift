// finds: queueMisuse
// A queue goes away while it is suspended.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "work")
  queue.suspend()
}

run()
