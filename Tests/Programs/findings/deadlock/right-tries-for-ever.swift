// finds: nothing
// A thread that does not get the second lock gives back the first one before it tries again.
import Foundation

let (one, two) = (NSLock(), NSLock())
DispatchQueue.concurrentPerform(iterations: 2) { thread in
  if thread == 0 {
    one.lock()
    two.lock()
  } else {
    while true {
      two.lock()
      if one.try() { break }
      two.unlock()
    }
  }
  one.unlock()
  two.unlock()
}
