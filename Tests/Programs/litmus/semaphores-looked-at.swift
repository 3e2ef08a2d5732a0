// outcomes: 0 1|1 0|1 1
// assumes: sequentialConsistency
// A look at a semaphore's value is no lock: on real memory both may see what was before.
import Foundation
import Synchronization

let flag = Atomic(0)

func run() {
  nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  sem_init(semaphore, 0, 1)
  nonisolated(unsafe) var answers = (0, 0)
  let both = DispatchGroup()
  DispatchQueue.global().async(group: both) {
    flag.store(1, ordering: .relaxed)
    var value: Int32 = 0
    sem_getvalue(semaphore, &value)
    answers.0 = value == 0 ? 1 : 0
  }
  DispatchQueue.global().async(group: both) {
    sem_wait(semaphore)
    answers.1 = flag.load(ordering: .relaxed)
  }
  both.wait()
  print(answers.0, answers.1)
}
run()
