// traps: yes
// On Linux a condition cannot wait until the distant future.
import Foundation

let condition = NSCondition()
condition.lock()
print(condition.wait(until: .distantFuture))
