// finds: noProgress
// line: 10
// A retry without a limit: the stock never comes back.
import Synchronization

let stock = Mutex(0)

func take() {
  while true {
    if stock.withLock({ $0 > 0 }) { return }
  }
}

take()
