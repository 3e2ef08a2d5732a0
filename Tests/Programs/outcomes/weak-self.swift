// outcomes: loaded|cancelled
// A block that has a weak reference only comes before the last release, or after it.
import Dispatch

final class Loader: Sendable {
  let name = "loaded"
  func load(then done: DispatchSemaphore) {
    DispatchQueue.global().async { [weak self] in
      print(self?.name ?? "cancelled")
      done.signal()
    }
  }
}

func run() {
  let done = DispatchSemaphore(value: 0)
  do {
    let loader = Loader()
    loader.load(then: done)
  }
  done.wait()
}

run()
