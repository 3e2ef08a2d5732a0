// finds: nothing
// A retry that gives up.
import Synchronization

let stock = Mutex(0)

func take() -> Bool {
  for _ in 1...3 {
    if stock.withLock({ $0 > 0 }) { return true }
  }
  return false
}

print(take())
