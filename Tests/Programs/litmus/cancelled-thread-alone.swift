// outcomes: false|true
// A single thing that is looked at without a lock has no additional outcomes.
import Foundation

nonisolated(unsafe) let thread = Thread {}
nonisolated(unsafe) var seen = false

DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { thread.cancel() } else { seen = thread.isCancelled }
}
print(seen)
