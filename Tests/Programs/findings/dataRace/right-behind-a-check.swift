// finds: nothing
// outcomes: 2
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
done.wait()
if box.turn.withLock({ $0 }) == 1 { box.value = 2 } else { fatalError("alone") }
print(box.value)
