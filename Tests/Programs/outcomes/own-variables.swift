// outcomes: kept kept
// What each thread has of its own stays as it is while others go on: the number of the last error, and
// a task-local value outside of tasks.
import Foundation

enum Here {
  @TaskLocal static var number = 0
}
let lock = NSLock()
nonisolated(unsafe) var words: [String] = []

DispatchQueue.concurrentPerform(iterations: 2) { index in
  let own = index + 1
  Here.$number.withValue(own) {
    errno = Int32(own)
    lock.lock()
    let isKept = errno == Int32(own) && Here.number == own
    words.append(isKept ? "kept" : "lost")
    lock.unlock()
  }
}
print(words.joined(separator: " "))
