// finds: dataRace
// line: 16 19
// If main has the lock first, the program ends there. The race shows only if the other thread has it first.
import Dispatch
import Synchronization

final class Box: @unchecked Sendable {
  let turn = Mutex(0)
  var value = 0
}

let box = Box()
let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  box.turn.withLock { $0 += 1 }
  box.value = 1
  done.signal()
}
if box.turn.withLock({ $0 }) == 1 { box.value = 2 } else { fatalError("alone") }
done.wait()
