// finds: nothing
// outcomes: 2
// The change is over before the iterations begin.
import Dispatch

nonisolated(unsafe) var count = 0

func addOne(_ count: inout Int) { count += 1 }

addOne(&count)
DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 1 { addOne(&count) } }
print(count)
