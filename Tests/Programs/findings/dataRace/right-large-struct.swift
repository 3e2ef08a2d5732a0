// finds: nothing
// A struct of three strings is copied by a function that the compiler adds for it, behind a lock.
import Foundation

struct Address {
  var street = "Main Street"
  var town = "Springfield"
  var country = "US"
}
let lock = NSLock()
nonisolated(unsafe) var address = Address()
func look(_ address: Address) -> String { address.town }

DispatchQueue.concurrentPerform(iterations: 2) { number in
  lock.withLock {
    if number == 0 {
      address = Address(town: "Shelbyville")
    } else {
      _ = look(address)
    }
  }
}
