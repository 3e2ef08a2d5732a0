// finds: nothing
// A ninth of a second is no whole number of nanoseconds: who has waited until then finds that it is not earlier.
import Foundation

let condition = NSCondition()
condition.lock()
let next = Date(timeIntervalSinceNow: 1.0 / 9)
while Date() < next { _ = condition.wait(until: next) }
condition.unlock()
print("over")
