// finds: nothing
// outcomes: 0|1
// Who finds an object in its place finds it as it was when it was stored.
import Dispatch
import Synchronization

final class Settings: @unchecked Sendable {
  var number = 0
}

let place = AtomicLazyReference<Settings>()
DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 {
    let settings = Settings()
    settings.number = 1
    _ = place.storeIfNil(settings)
  } else {
    print(place.load()?.number ?? 0)
  }
}
