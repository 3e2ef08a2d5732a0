// finds: dataRace
// line: 17 20
// Whichever thread comes to its precondition first ends the program there: the race behind it needs an execution
// in which the other one has gone on.
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
