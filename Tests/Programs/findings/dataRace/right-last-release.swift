// finds: nothing
// Whoever lets go of a captured variable last destroys it, and comes after all that was done to it.
import Foundation

struct Address {
  var street = "Main Street"
  var town = "Springfield"
  var country: Any = "US"
}
func start() {
  let lock = NSLock()
  nonisolated(unsafe) var address = Address()
  nonisolated(unsafe) var other: Address?
  for number in 0..<2 {
    DispatchQueue.global().async { @Sendable in
      lock.withLock {
        address = Address(street: "\(number)")
        other = address
      }
    }
  }
  lock.withLock { _ = other?.town }
}
start()
