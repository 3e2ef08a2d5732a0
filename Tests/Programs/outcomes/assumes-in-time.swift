// outcomes: in time
// assumes: exactTime
// late: gave up
// The signal comes long before the limit. That it does is a matter of how late a timeout can be; a wait that
// ends without one counts as in time.
import Foundation

let condition = NSCondition()
condition.lock()
Thread {
  condition.lock()
  condition.signal()
  condition.unlock()
}.start()
print(condition.wait(until: Date(timeIntervalSinceNow: 5)) ? "in time" : "gave up")
condition.unlock()
