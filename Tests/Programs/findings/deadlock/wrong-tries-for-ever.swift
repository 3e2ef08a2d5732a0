// finds: deadlock
// line: 9
// Each thread keeps its own lock while it tries to get the other one, again and again.
import Foundation

let locks = [NSLock(), NSLock()]
DispatchQueue.concurrentPerform(iterations: 2) { mine in
  locks[mine].lock()
  while !locks[1 - mine].try() { sched_yield() }
  locks[1 - mine].unlock()
  locks[mine].unlock()
}
