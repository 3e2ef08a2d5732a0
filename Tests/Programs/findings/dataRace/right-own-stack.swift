// finds: nothing
// assumes: nothing
// It waits before it writes. Afterwards the same stacks serve other functions and other threads.
import Dispatch

func run(_ start: Int) -> Int {
  var count = start
  withUnsafeMutablePointer(to: &count) { pointer in
    nonisolated(unsafe) let shared = pointer
    let ended = DispatchGroup()
    DispatchQueue.global().async(group: ended) {
      var own = start
      withUnsafeMutablePointer(to: &own) { own in
        nonisolated(unsafe) let lent = own
        DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 1 { lent.pointee += 1 } }
      }
      shared.pointee += own
    }
    ended.wait()
    shared.pointee += 1
  }
  return count
}
print(run(1) + run(2))
