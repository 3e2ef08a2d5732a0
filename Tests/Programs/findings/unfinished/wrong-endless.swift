// finds: unfinished
// line: 11
// A retry without a limit, which counts: the stock never comes back.
import Synchronization

let stock = Mutex(0)

func take() {
  var tries = 0
  while true {
    if stock.withLock({ $0 > 0 }) { return }
    tries += 1
  }
}

take()
