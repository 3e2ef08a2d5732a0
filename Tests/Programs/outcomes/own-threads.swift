// outcomes: [true, true] false 0
// assumes: nothing
// A thread that the program makes knows who it is, and begins with nothing that another one has left.
import Foundation

nonisolated(unsafe) var threads: [pthread_t?] = [nil, nil]
nonisolated(unsafe) var knows = [false, false]
let lock = NSLock()

func work(_ number: Int) {
  let own = pthread_self()
  lock.withLock { threads[number] = own }
  errno = 7
  lock.withLock { knows[number] = pthread_equal(own, pthread_self()) != 0 }
}

var (one, other) = (pthread_t(), pthread_t())
pthread_create(
  &one, nil,
  { _ in
    work(0)
    return nil
  }, nil)
pthread_create(
  &other, nil,
  { _ in
    let number = errno
    work(1)
    return UnsafeMutableRawPointer(bitPattern: Int(number))
  }, nil)
var number: UnsafeMutableRawPointer?
pthread_join(one, nil)
pthread_join(other, &number)
print(knows, threads[0] == threads[1], Int(bitPattern: number))
