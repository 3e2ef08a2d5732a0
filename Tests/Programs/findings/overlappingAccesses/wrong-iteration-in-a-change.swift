// finds: overlappingAccesses
// line: 10 15
// The count is passed inout to what runs iterations, and one of them changes it. The thread that waits for them runs some
// itself: if it is this one the program stops, and otherwise optimized code may lose the change.
import Dispatch

nonisolated(unsafe) var count = 0

func addOne() {
  count += 1
}
func addTwo(_ count: inout Int) {
  DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 1 { addOne() } }
}
addTwo(&count)
print(count)
