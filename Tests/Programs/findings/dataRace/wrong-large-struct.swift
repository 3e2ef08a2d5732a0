// finds: dataRace
// line: 16 18
// A struct of three strings is copied by a function that the compiler adds for it.
import Dispatch

struct Address {
  var street = "Main Street"
  var town = "Springfield"
  var country = "US"
}
nonisolated(unsafe) var address = Address()
func look(_ address: Address) -> String { address.town }

DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    address = Address(town: "Shelbyville")
  } else {
    _ = look(address)
  }
}
