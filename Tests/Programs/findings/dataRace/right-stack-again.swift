// finds: nothing
// assumes: nothing
// Two threads lend a variable of their own stack to a helper each. Whoever begins when the other one has
// ended may get its stack, which the other one's helper has touched: that was another variable.
import Foundation

func lend() {
  var own = 0
  withUnsafeMutablePointer(to: &own) { pointer in
    nonisolated(unsafe) let lent = pointer
    let helped = DispatchSemaphore(value: 0)
    Thread {
      lent.pointee += 1
      helped.signal()
    }.start()
    helped.wait()
    lent.pointee += 1
  }
}

let ended = DispatchGroup()
for _ in 0..<2 {
  ended.enter()
  Thread {
    lend()
    ended.leave()
  }.start()
}
ended.wait()
print("ended")
