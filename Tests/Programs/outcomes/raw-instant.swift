// outcomes: in time
// assumes: exactTime
// What Dispatch writes an instant as tells what a clock said, too.
import Dispatch
import Foundation

let start = DispatchTime.now()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.01) }
Thread.sleep(forTimeInterval: 0.005)
let passed = DispatchTime.now().rawValue - start.rawValue
print(passed < 10_000_000 ? "in time" : "late")
group.wait()
