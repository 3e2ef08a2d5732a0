// finds: nothing
// assumes: nothing
// outcomes: 1
// The same under a lock.
import Dispatch
import Synchronization

enum Ending { case done, cancelled, failed }

let ending = Mutex<Ending?>(nil)

DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    ending.withLock { $0 = .done }
  } else {
    let hasFailed = ending.withLock { $0 == .failed }
    print(hasFailed)
  }
}
