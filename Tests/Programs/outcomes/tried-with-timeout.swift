// outcomes: got, left
// assumes: sequentialConsistency fewLooks
// A timeout of now makes a wait a try: loops of tries let others go on.
import Dispatch

let token = DispatchSemaphore(value: 0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { token.signal() }
while token.wait(timeout: .now()) == .timedOut {}
while group.wait(timeout: .now()) == .timedOut {}
print("got, left")
