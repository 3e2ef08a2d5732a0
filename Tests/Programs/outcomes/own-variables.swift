// outcomes: kept kept
// assumes: iterationThreads
// A task-local value outside of tasks belongs to the thread that has set it, also while others go on.
import Dispatch
import Synchronization

enum Here {
  @TaskLocal static var number = 0
}
let words = Mutex<[String]>([])
let isIn = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]

DispatchQueue.concurrentPerform(iterations: 2) { @Sendable number in
  Here.$number.withValue(number + 1) {
    isIn[number].signal()
    isIn[1 - number].wait()
    let word = Here.number == number + 1 ? "kept" : "lost"
    words.withLock { $0.append(word) }
  }
}
print(words.withLock { $0.joined(separator: " ") })
