// finds: dataRace
// line: 10
// One thread reads what another one copies with a function of C.
import Dispatch
import Glibc

nonisolated(unsafe) let value = UnsafeMutablePointer<Int>.allocate(capacity: 1)
value.initialize(to: 1)
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { memcpy(value, [2], 8) } else { print(value.pointee) }
}
