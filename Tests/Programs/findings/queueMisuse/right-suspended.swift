// finds: nothing
// A queue is resumed before it goes away.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "work")
  queue.suspend()
  queue.resume()
}

run()
