// finds: queueMisuse
// A queue goes away before it was ever activated.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "work", attributes: .initiallyInactive)
  _ = queue.label
}

run()
