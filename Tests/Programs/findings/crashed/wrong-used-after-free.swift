// finds: crashed
// line: 15
// line: 25
// One thread reads the note under the lock, where another one may have freed it under the same lock.
import Foundation

let lock = NSLock()
nonisolated(unsafe) let note = UnsafeMutablePointer<Int>.allocate(capacity: 1)
note.initialize(to: 7)

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  lock.lock()
  defer { lock.unlock() }
  note.deallocate()
}
DispatchQueue.global().async(group: group) {
  read()
}
group.wait()

func read() {
  lock.lock()
  defer { lock.unlock() }
  print(note.pointee)
}
