// outcomes: false|true
// A timer that fires once is valid until its block has run, and another thread may see both.
import Foundation
import Synchronization

let hasFired = Atomic<Bool>(false)

func run() {
  let over = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let timer = Timer(timeInterval: 0.1, repeats: false) { _ in
    hasFired.store(true, ordering: .sequentiallyConsistent)
  }
  RunLoop.main.add(timer, forMode: .default)
  Thread.detachNewThread {
    while !hasFired.load(ordering: .sequentiallyConsistent) {}
    print(timer.isValid)
    over.signal()
  }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
  over.wait()
}
run()
