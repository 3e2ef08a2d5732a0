// finds: nothing
// outcomes: (prints nothing)|1|1 / 2
// The program may end before what a thread prints, in the middle of it, or behind it; here the thread has ended
// before in the order that is tried first.
import Dispatch
import Foundation

let isDone = DispatchSemaphore(value: 0)
Thread {
  print(1)
  print(2)
}.start()
Thread { isDone.signal() }.start()
isDone.wait()
