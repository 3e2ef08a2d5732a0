// Whether the signal comes before the deadline has passed is open, and nobody loses it.
import Dispatch

let semaphore = DispatchSemaphore(value: 0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { semaphore.signal() }
let early = semaphore.wait(timeout: .now())
group.wait()
print(early, semaphore.wait(timeout: .now()))
