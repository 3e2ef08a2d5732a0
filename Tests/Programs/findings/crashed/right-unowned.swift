// finds: nothing
// outcomes: loader
// The loader lives until the block has run.
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
  let loader = Loader(done)
  loader.load(on: .global())
  done.wait()
  withExtendedLifetime(loader) {}
}

run()
