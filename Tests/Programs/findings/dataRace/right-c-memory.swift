// finds: nothing
// assumes: nothing
// It copies before the other one is started.
import Dispatch
import Glibc

nonisolated(unsafe) let value = UnsafeMutablePointer<Int>.allocate(capacity: 1)
memcpy(value, [2], 8)
DispatchQueue.concurrentPerform(iterations: 2) { _ in print(value.pointee) }
