// finds: nothing
// A queue is activated before it goes away.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "work", attributes: .initiallyInactive)
  queue.activate()
}

run()
