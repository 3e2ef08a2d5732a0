// finds: dataRace
// line: 15 17
// What is changed after it was stored is not handed over with it.
import Dispatch
import Synchronization

final class Settings: @unchecked Sendable {
  var number = 0
}

let place = AtomicLazyReference<Settings>()
DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 {
    let settings = place.storeIfNil(Settings())
    settings.number = 1
  } else if let settings = place.load() {
    print(settings.number)
  }
}
