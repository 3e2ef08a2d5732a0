// outcomes: false 0 nil
// assumes: machine
// Which worker runs a block, and what blocks before have left there, is the system's choice.
import Foundation

func run() {
  let key = UnsafeMutablePointer<pthread_key_t>.allocate(capacity: 1)
  pthread_key_create(key, nil)
  let own = key.pointee
  nonisolated(unsafe) var threads: [pthread_t] = []
  nonisolated(unsafe) var (number, value) = (Int32(-1), UnsafeMutableRawPointer?.none)
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    threads.append(pthread_self())
    pthread_setspecific(own, UnsafeRawPointer(bitPattern: 8))
    errno = 7
  }
  group.wait()
  DispatchQueue.global().async(group: group) {
    threads.append(pthread_self())
    (number, value) = (errno, pthread_getspecific(own))
  }
  group.wait()
  print(threads[0] == threads[1], number, value == nil ? "nil" : "set")
}

run()
