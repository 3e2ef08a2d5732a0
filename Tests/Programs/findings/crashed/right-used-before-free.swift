// finds: nothing
// outcomes: 7|gone
// The twin of wrong-used-after-free: a flag says whether the note is there. New memory, which may lie where freed memory
// was, and what was grown in place, are in use again.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var note: UnsafeMutablePointer<Int>? = .allocate(capacity: 1)
note?.initialize(to: 7)

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  lock.withLock {
    note?.deallocate()
    note = nil
  }
}
DispatchQueue.global().async(group: group) {
  lock.withLock { print(note.map { String($0.pointee) } ?? "gone") }
}
group.wait()

for count in 1...100 {
  let numbers = UnsafeMutablePointer<Int>.allocate(capacity: count)
  numbers.initialize(repeating: 1, count: count)
  numbers.deinitialize(count: count)
  numbers.deallocate()
}
var bytes = malloc(16)
for size in stride(from: 16, through: 4096, by: 16) {
  bytes = realloc(bytes, size)
  bytes?.storeBytes(of: 1, toByteOffset: size - 8, as: Int.self)
}
free(bytes)
