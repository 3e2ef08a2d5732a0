// finds: crashed
// line: 13
// traps: sometimes
// The block has no reference of its own that keeps the loader alive, and may come after its end.
import Dispatch

final class Loader: Sendable {
  let name = "loader"
  let done: DispatchSemaphore
  init(_ done: DispatchSemaphore) { self.done = done }
  func load(on queue: DispatchQueue) {
    queue.async { [unowned self, done] in
      print(name)
      done.signal()
    }
  }
}

func run() {
  let done = DispatchSemaphore(value: 0)
  do { Loader(done).load(on: .global()) }
  done.wait()
}

run()
