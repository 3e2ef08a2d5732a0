// finds: dataRace
// line: 9
// Foundation keeps the name of a lock without locking it.
import Dispatch
import Foundation

let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 2) { index in
  lock.name = "lock of \(index)"
}
print(lock.name == nil)
