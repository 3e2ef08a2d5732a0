// A static property is made once, and whoever comes second waits for it.
import Dispatch
import Synchronization

let made = Mutex(0)

enum Settings {
  static let number = made.withLock {
    $0 += 1
    return $0
  }
}

let sum = Mutex(0)
DispatchQueue.concurrentPerform(iterations: 3) { _ in
  let number = Settings.number
  sum.withLock { $0 += number }
}
print(sum.withLock { $0 }, made.withLock { $0 })
