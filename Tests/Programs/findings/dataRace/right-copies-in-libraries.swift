// finds: nothing
// A stream and a lock copy the values that they keep, behind locks of their own.
import Synchronization

struct Address: Sendable {
  var street = "Main Street"
  var town = "Springfield"
  var country: any Sendable = "US"
}
let latest = Mutex(Address())
let (stream, continuation) = AsyncStream<Address>.makeStream()
await withTaskGroup(of: Address.self) { group in
  for number in 0..<2 {
    group.addTask {
      let address = Address(street: "\(number)")
      latest.withLock { $0 = address }
      continuation.yield(address)
      return latest.withLock { $0 }
    }
  }
  for await address in group { _ = address.town }
}
continuation.finish()
for await address in stream { _ = address.town }
