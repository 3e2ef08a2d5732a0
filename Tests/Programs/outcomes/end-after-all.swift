// finds: nothing
// outcomes: 1 / 2
// A program that waits for its thread ends behind all that it prints.
import Dispatch
import Foundation

let isDone = DispatchSemaphore(value: 0)
Thread {
  print(1)
  print(2)
  isDone.signal()
}.start()
isDone.wait()
usleep(2000)
