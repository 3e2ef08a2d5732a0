// Waiting in vain, and a signal that is lost because nobody waits.
import Foundation

let condition = NSCondition()
condition.signal()
condition.lock()
print(condition.wait(until: Date(timeIntervalSinceNow: 0.05)))
condition.unlock()
condition.broadcast()
