// Two threads make an object for one place; one of them wins.
import Dispatch
import Synchronization

final class Settings: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

let place = AtomicLazyReference<Settings>()
let seen = Mutex<[Int]>([])
DispatchQueue.concurrentPerform(iterations: 2) { index in
  let settings = place.storeIfNil(Settings(index))
  seen.withLock { $0.append(settings.number) }
}
print(seen.withLock { $0 }, place.load()?.number ?? -1)
