// finds: nothing
// Another thread fills the stock, sooner or later.
import Foundation
import Synchronization

let stock = Mutex(0)

func take() {
  while true {
    if stock.withLock({ $0 > 0 }) { return }
  }
}

Thread.detachNewThread { stock.withLock { $0 = 1 } }
take()
